// finding=none
// What is set through a key path is set before the screen is there.
final class PanelViewController: UIViewController {
    private let shade: ReferenceWritableKeyPath<PanelViewController, CGFloat> = \.view.alpha

    override func viewDidLoad() {
        super.viewDidLoad()
        self[keyPath: shade] = 0.5
    }
}
