// finding=none
// What viewWillAppear reads is a width that an earlier layout pass stored, not the width of the view.
final class ChartViewController: UIViewController {
    private var lastWidth: CGFloat?
    private var samples = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let width = lastWidth else { return }
        samples = Int(width / 2)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        lastWidth = view.bounds.width
    }
}
