import UIKit

/// A form in a scroll view that makes room for the keyboard.
final class CarefulSignInViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let signInButton = UIButton(type: .system)
    private let stack = UIStackView()
    private weak var scrollView: UIScrollView?
    private var observers: [NSObjectProtocol] = []
    private var hasFocused = false

    // MARK: - View

    override func loadView() {
        let scrollView = UIScrollView()
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        view = scrollView
        // From here on `view` is safe to read.
        view.backgroundColor = .systemBackground
        view.addSubview(stack)
        self.scrollView = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        configureFields()
        configureStack()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        registerForKeyboard()
        adjustMargins()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !hasFocused {
            hasFocused = true
            emailField.becomeFirstResponder()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        unregisterFromKeyboard()
        view.endEditing(true)
    }

    // MARK: - Set-up

    private func configureFields() {
        for field in [emailField, passwordField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.autocorrectionType = .no
        }
        emailField.placeholder = "E-mail"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        signInButton.setTitle("Sign in", for: .normal)
        signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    }

    private func configureStack() {
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        [emailField, passwordField, signInButton].forEach { stack.addArrangedSubview($0) }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
        ])
    }

    private func adjustMargins() {
        stack.spacing = view.bounds.height < 500 ? 8 : 16
    }

    // MARK: - Keyboard

    /// A cancelled swipe back appears twice in a row without `viewDidDisappear`: registers once only.
    private func registerForKeyboard() {
        guard observers.isEmpty else { return }
        let center = NotificationCenter.default
        let show = center.addObserver(
            forName: UIResponder.keyboardWillShowNotification,
            object: nil,
            queue: .main
        ) { [weak self] notification in
            self?.keyboardWillShow(notification)
        }
        let hide = center.addObserver(
            forName: UIResponder.keyboardWillHideNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.setBottomInset(0)
        }
        observers = [show, hide]
    }

    private func unregisterFromKeyboard() {
        for observer in observers {
            NotificationCenter.default.removeObserver(observer)
        }
        observers.removeAll()
    }

    private func keyboardWillShow(_ notification: Notification) {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        guard let frame = notification.userInfo?[key] as? CGRect else { return }
        setBottomInset(frame.height)
    }

    private func setBottomInset(_ inset: CGFloat) {
        UIView.animate(withDuration: 0.25) {
            self.scrollView?.contentInset.bottom = inset
        }
    }

    @objc private func signIn() {
        view.endEditing(true)
    }
}

extension CarefulSignInViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
