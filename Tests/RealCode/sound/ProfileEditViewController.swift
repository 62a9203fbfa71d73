import UIKit

struct Profile: Equatable {
    var name: String
    var email: String
    var city: String
}

protocol ProfileEditViewControllerDelegate: AnyObject {
    func profileEditor(_ editor: ProfileEditViewController, didSave profile: Profile)
    func profileEditorDidCancel(_ editor: ProfileEditViewController)
}

final class ProfileEditViewController: UIViewController {

    weak var delegate: ProfileEditViewControllerDelegate?

    private let original: Profile
    private var draft: Profile {
        didSet { updateButtons() }
    }
    private var isSaving = false {
        didSet { updateButtons() }
    }
    private var hasFocusedFirstField = false
    private var saveTask: Task<Void, Never>?

    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private let nameField = UITextField()
    private let emailField = UITextField()
    private let cityField = UITextField()

    private lazy var cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    private lazy var saveButton = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped))

    private var hasChanges: Bool {
        return draft != original
    }

    init(profile: Profile) {
        original = profile
        draft = profile
        super.init(nibName: nil, bundle: nil)
        title = "Edit Profile"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        saveTask?.cancel()
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = cancelButton
        navigationItem.rightBarButtonItem = saveButton

        configure(nameField, placeholder: "Name", text: draft.name)
        configure(emailField, placeholder: "E-mail", text: draft.email)
        configure(cityField, placeholder: "City", text: draft.city)
        nameField.textContentType = .name
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        cityField.returnKeyType = .done
        layOutForm()
        updateButtons()

        // Selector observers need no removal; the insets may follow the keyboard for as long as we live.
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChangeFrame), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Only the first time: after an abandoned swipe down the user may have put the keyboard away.
        if !hasFocusedFirstField {
            hasFocusedFirstField = true
            nameField.becomeFirstResponder()
        }
    }

    // MARK: - Setup

    private func configure(_ field: UITextField, placeholder: String, text: String) {
        field.placeholder = placeholder
        field.text = text
        field.borderStyle = .roundedRect
        field.returnKeyType = .next
        field.delegate = self
        field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        stackView.addArrangedSubview(field)
    }

    private func layOutForm() {
        stackView.axis = .vertical
        stackView.spacing = 16
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.keyboardDismissMode = .interactive
        scrollView.addSubview(stackView)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    private func updateButtons() {
        saveButton.isEnabled = hasChanges && !isSaving && !draft.name.isEmpty
        cancelButton.isEnabled = !isSaving
        isModalInPresentation = hasChanges || isSaving
    }

    // MARK: - Actions

    @objc private func textChanged(_ sender: UITextField) {
        let text = sender.text ?? ""
        switch sender {
        case nameField:
            draft.name = text
        case emailField:
            draft.email = text
        default:
            draft.city = text
        }
    }

    @objc private func cancelTapped() {
        if hasChanges {
            confirmDiscarding()
        } else {
            delegate?.profileEditorDidCancel(self)
        }
    }

    @objc private func saveTapped() {
        guard !isSaving else { return }
        view.endEditing(true)
        isSaving = true
        let profile = draft
        saveTask = Task { [weak self] in
            do {
                try await ProfileService.shared.save(profile)
                guard let self else { return }
                self.isSaving = false
                self.delegate?.profileEditor(self, didSave: profile)
            } catch {
                guard !Task.isCancelled else { return }
                self?.didFailSaving(error)
            }
        }
    }

    private func didFailSaving(_ error: Error) {
        isSaving = false
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Profile Not Saved", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func confirmDiscarding() {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
            guard let self else { return }
            self.delegate?.profileEditorDidCancel(self)
        })
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = cancelButton
        present(sheet, animated: true)
    }

    // MARK: - Keyboard

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let window = view.window,
              let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let local = view.convert(frame, from: window.screen.coordinateSpace)
        let covered = view.bounds.intersection(local).height - view.safeAreaInsets.bottom
        setBottomInset(max(0, covered))
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        setBottomInset(0)
    }

    private func setBottomInset(_ inset: CGFloat) {
        scrollView.contentInset.bottom = inset
        scrollView.verticalScrollIndicatorInsets.bottom = inset
    }
}

// MARK: - UITextFieldDelegate

extension ProfileEditViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case nameField:
            emailField.becomeFirstResponder()
        case emailField:
            cityField.becomeFirstResponder()
        default:
            textField.resignFirstResponder()
        }
        return true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        return !isSaving
    }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension ProfileEditViewController: UIAdaptivePresentationControllerDelegate {

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        if !isSaving {
            confirmDiscarding()
        }
    }
}

// MARK: - The screen the editor is opened from

final class ProfileViewController: UIViewController, ProfileEditViewControllerDelegate {

    private var profile = Profile(name: "", email: "", city: "")
    private let nameLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(editTapped))
        nameLabel.text = profile.name
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        nameLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    @objc private func editTapped() {
        guard presentedViewController == nil else { return }
        let editor = ProfileEditViewController(profile: profile)
        editor.delegate = self
        let navigation = UINavigationController(rootViewController: editor)
        navigation.modalPresentationStyle = .pageSheet
        navigation.presentationController?.delegate = editor
        present(navigation, animated: true)
    }

    func profileEditor(_ editor: ProfileEditViewController, didSave profile: Profile) {
        // The sheet does not make this screen disappear, so it is refreshed here and not on appearance.
        self.profile = profile
        nameLabel.text = profile.name
        dismiss(animated: true)
    }

    func profileEditorDidCancel(_ editor: ProfileEditViewController) {
        dismiss(animated: true)
    }
}
