// finding=none
// The inner closure has no capture list and needs none, because what it captures is the outer closure's local self.
class FormModel {
    var onSubmit: (() -> Void)?
}

final class FormScreen: UIViewController {
    private let model = FormModel()
    private var submissions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        model.onSubmit = { [weak self] in
            guard let self = self else { return }
            DispatchQueue.main.async {
                self.submissions += 1
            }
        }
        model.onSubmit?()
    }
}
