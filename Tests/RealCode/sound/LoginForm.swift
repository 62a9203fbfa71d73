import UIKit

protocol LoginViewControllerDelegate: class {
    func loginViewController(_ controller: LoginViewController, didLogInWith token: String)
    func loginViewControllerDidCancel(_ controller: LoginViewController)
}

class LoginViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var usernameField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet weak var loginButton: UIButton!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
    @IBOutlet weak var bottomConstraint: NSLayoutConstraint!

    weak var delegate: LoginViewControllerDelegate?
    fileprivate var dataTask: URLSessionDataTask?
    fileprivate let session = URLSession.shared

    override func viewDidLoad() {
        super.viewDidLoad()

        self.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped(_:)))
        self.usernameField.delegate = self
        self.passwordField.delegate = self
        self.passwordField.isSecureTextEntry = true
        self.loginButton.layer.cornerRadius = 8.0
        self.loginButton.isEnabled = false

        let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
        tap.cancelsTouchesInView = false
        self.view.addGestureRecognizer(tap)
        self.usernameField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        self.passwordField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChangeFrame(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if self.usernameField.text?.isEmpty ?? true {
            self.usernameField.becomeFirstResponder()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        self.view.endEditing(true)
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        dataTask?.cancel()
    }

    // MARK: - Actions

    @objc func cancelTapped(_ sender: Any?) {
        dataTask?.cancel()
        delegate?.loginViewControllerDidCancel(self)
    }

    @objc private func endEditing() {
        view.endEditing(true)
    }

    @objc private func textChanged(_ sender: UITextField) {
        loginButton.isEnabled = !(usernameField.text ?? "").isEmpty && !(passwordField.text ?? "").isEmpty
    }

    @IBAction func loginTapped(_ sender: UIButton) {
        guard let user = usernameField.text, let password = passwordField.text else { return }
        setBusy(true)
        var request = URLRequest(url: URL(string: "https://api.example.com/login")!)
        request.httpMethod = "POST"
        request.httpBody = try? JSONSerialization.data(withJSONObject: ["user": user, "password": password], options: [])
        dataTask = session.dataTask(with: request) { [weak self] (data, response, error) in
            DispatchQueue.main.async {
                guard let strongSelf = self else { return }
                strongSelf.setBusy(false)
                if let error = error as NSError?, error.code != NSURLErrorCancelled {
                    strongSelf.show(error: error)
                } else if let data = data, let token = String(data: data, encoding: .utf8) {
                    strongSelf.delegate?.loginViewController(strongSelf, didLogInWith: token)
                }
            }
        }
        dataTask?.resume()
    }

    private func setBusy(_ busy: Bool) {
        busy ? spinner.startAnimating() : spinner.stopAnimating()
        loginButton.isEnabled = !busy
    }

    private func show(error: Error) {
        let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    // MARK: - Keyboard

    @objc func keyboardWillChangeFrame(_ note: Notification) {
        guard let info = note.userInfo,
              let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double else { return }
        let converted = view.convert(frame, from: nil)
        bottomConstraint.constant = max(0, view.bounds.maxY - converted.minY)
        UIView.animate(withDuration: duration) {
            self.view.layoutIfNeeded()
        }
    }

    @objc func keyboardWillHide(_ note: Notification) {
        bottomConstraint.constant = 0
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === usernameField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            loginTapped(loginButton)
        }
        return true
    }
}
