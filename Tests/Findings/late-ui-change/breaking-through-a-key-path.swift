// finding=late-ui-change
// The key path is declared far from where a value is set through it.
final class PanelViewController: UIViewController {
    private let shade: ReferenceWritableKeyPath<PanelViewController, CGFloat> = \.view.alpha

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        self[keyPath: shade] = 0.5  // <- late-ui-change, push, viewDidAppear
    }
}
