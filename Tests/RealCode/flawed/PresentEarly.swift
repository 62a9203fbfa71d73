import UIKit

struct Session: Codable {
    var token: String?
    static var current: Session {
        guard let data = UserDefaults.standard.data(forKey: "session"),
              let session = try? JSONDecoder().decode(Session.self, from: data)
        else { return Session(token: nil) }
        return session
    }
}

class RootViewController: UIViewController {

    private lazy var label: UILabel = {
        let label = UILabel()
        label.text = "Welcome"
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

        if Session.current.token == nil {
            let login = SignInViewController()
            login.modalPresentationStyle = .fullScreen
            present(login, animated: false)
        }
    }
}

class SignInViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
        view.addSubview(field)
        field.becomeFirstResponder()
    }
}
