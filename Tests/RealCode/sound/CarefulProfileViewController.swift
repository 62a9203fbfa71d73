import UIKit

/// Opens its editor once on the first visit. What the sheet returns arrives by closure, because
/// dismissing a sheet sends its presenter no appearance callback.
final class CarefulProfileViewController: UIViewController {
    private let nameLabel = UILabel()
    private let editButton = UIButton(type: .system)
    private var name = "No name yet"
    private var hasOpenedEditor = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.textAlignment = .center
        editButton.setTitle("Edit", for: .normal)
        editButton.addTarget(self, action: #selector(edit), for: .touchUpInside)
        view.addSubview(nameLabel)
        view.addSubview(editButton)
        showName()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showName()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The view is in the window from here on.
        guard !hasOpenedEditor, presentingViewController == nil else { return }
        hasOpenedEditor = true
        edit()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let width = view.bounds.width
        nameLabel.frame = CGRect(x: 20, y: top + 40, width: width - 40, height: 40)
        editButton.frame = CGRect(x: 20, y: top + 96, width: width - 40, height: 44)
    }

    @objc private func edit() {
        guard presentedViewController == nil else { return }
        let editor = CarefulNameEditorViewController()
        editor.suggestion = "Ada"
        editor.onSave = { [weak self] newName in
            self?.finishEditing(with: newName)
        }
        editor.modalPresentationStyle = .pageSheet
        present(editor, animated: true)
        editor.presentationController?.delegate = self
    }

    private func finishEditing(with newName: String) {
        name = newName
        showName()
        dismiss(animated: true)
    }

    private func showName() {
        nameLabel.text = name
    }
}

extension CarefulProfileViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        showName()
    }
}

final class CarefulNameEditorViewController: UIViewController {
    var suggestion = ""
    var onSave: ((String) -> Void)?

    private let field = UITextField()
    private var hasSuggested = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.delegate = self
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        field.frame = CGRect(x: 20, y: view.safeAreaInsets.top + 24, width: view.bounds.width - 40, height: 44)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasSuggested else { return }
        hasSuggested = true
        DispatchQueue.main.async { [weak self] in
            self?.acceptSuggestion()
        }
    }

    private func acceptSuggestion() {
        guard !suggestion.isEmpty else { return }
        field.text = suggestion
        onSave?(suggestion)
    }
}

extension CarefulNameEditorViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        onSave?(textField.text ?? "")
        return true
    }
}
