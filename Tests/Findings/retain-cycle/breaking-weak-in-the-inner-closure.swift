// finding=retain-cycle
// The inner closure is weak, but the outer one that is stored has to hold self in order to make it.
final class DraftScreen: UIViewController {
    private var onSave: (() -> Void)?
    private var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        onSave = {  // <- retain-cycle, launch, viewDidDisappear
            DispatchQueue.main.async { [weak self] in
                self?.noteSave()
            }
        }
    }

    private func noteSave() {
        saves += 1
    }
}
