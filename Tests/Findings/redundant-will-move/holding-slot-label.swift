// finding=none
// The screen's own willMove has another label and is about slots, the parent is set by addChild alone.
final class WidgetScreen: UIViewController {
    private var slots: [String: Int] = [:]
    private let clock = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        willMove(clock, toSlot: "north")
        addChild(clock)
        view.addSubview(clock.view)
        clock.didMove(toParent: self)
    }

    private func willMove(_ widget: UIViewController, toSlot name: String) {
        slots[name] = (slots[name] ?? 0) + 1
        widget.title = name
    }
}
