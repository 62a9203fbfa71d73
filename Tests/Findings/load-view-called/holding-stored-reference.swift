// finding=none
// A closure named like the method is stored and called, and it belongs to a view, not to a controller.
final class LazyPanel: UIView {
    var content: (() -> UIView)?

    func reveal() {
        guard let make = content else { return }
        content = nil
        addSubview(make())
    }
}

final class HelpViewController: UIViewController {
    private let panel = LazyPanel()

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.content = { UILabel() }
        view.addSubview(panel)
        panel.reveal()
    }
}
