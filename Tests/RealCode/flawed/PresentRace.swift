import UIKit

final class UploadViewController: UIViewController {
    private let button = UIButton(type: .system)
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Upload", for: .normal)
        button.addTarget(self, action: #selector(upload), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func upload() {
        let progress = UIAlertController(title: "Uploading…", message: nil, preferredStyle: .alert)
        present(progress, animated: true)
        Task {
            do {
                try await Backend.upload()
                progress.dismiss(animated: true)
                let done = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
                done.addAction(UIAlertAction(title: "OK", style: .default))
                present(done, animated: true)
            } catch {
                progress.dismiss(animated: true)
            }
        }
    }
}

enum Backend {
    static func upload() async throws {
        try await Task.sleep(for: .seconds(2))
    }
}

final class SplashViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let terms = UIViewController()
        present(terms, animated: true)
        let whatsNew = UIViewController()
        present(whatsNew, animated: true)
    }
}
