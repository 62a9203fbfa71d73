import UIKit

struct AddressDraft {
    let street: String
    let city: String
}

/// Base class of the check-out forms: a scroll view around the content which the subclass makes.
class FormViewController: UIViewController {
    private(set) var contentView: UIView?

    override func loadView() {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .systemBackground
        scrollView.keyboardDismissMode = .onDrag
        scrollView.alwaysBounceVertical = true
        let content = makeContentView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 24),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -24),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40)
        ])
        contentView = content
        view = scrollView
    }

    func makeContentView() -> UIView {
        return UIView()
    }
}

final class ShippingFormViewController: FormViewController {
    private let nameField = UITextField()
    private let streetField = UITextField()
    private let cityField = UITextField()
    private let continueButton = UIButton(type: .system)
    private var draft: AddressDraft? = AddressDraft(street: "Elm Street 4", city: "Springfield")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shipping"
        continueButton.addTarget(self, action: #selector(proceed), for: .touchUpInside)
        restoreDraft()
    }

    override func makeContentView() -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        style(nameField, placeholder: "Name")
        style(streetField, placeholder: "Street")
        style(cityField, placeholder: "City")
        for field in [nameField, streetField, cityField] {
            stack.addArrangedSubview(field)
        }
        continueButton.setTitle("Continue", for: .normal)
        continueButton.backgroundColor = view.tintColor
        stack.addArrangedSubview(continueButton)
        return stack
    }

    private func style(_ field: UITextField, placeholder: String) {
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.delegate = self
    }

    // MARK: - Draft

    private func restoreDraft() {
        guard let draft = draft else { return }
        let alert = UIAlertController(
            title: "Continue with your last address?",
            message: "\(draft.street), \(draft.city)",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive, handler: { [weak self] _ in
            self?.draft = nil
        }))
        alert.addAction(UIAlertAction(title: "Continue", style: .default, handler: { [weak self] _ in
            self?.fill(with: draft)
        }))
        present(alert, animated: true)
    }

    private func fill(with draft: AddressDraft) {
        streetField.text = draft.street
        cityField.text = draft.city
    }

    @objc private func proceed() {
        view.endEditing(true)
    }
}

extension ShippingFormViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            streetField.becomeFirstResponder()
        } else if textField === streetField {
            cityField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
