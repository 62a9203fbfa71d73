// finding=none
// The subclass overrides a hook of its own base class, which UIKit knows nothing of, and the base class calls super.
class FormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        buildForm()
    }

    func buildForm() {}
}

class AddressFormViewController: FormViewController {
    private let street = UITextField()

    override func buildForm() {
        street.placeholder = "Street"
        view.addSubview(street)
    }
}
