// finding=none
// The object that is told setNeedsLayout is a typesetter of the author's own, which only remembers it.
final class Typesetter {
    private var isStale = true
    private(set) var lines: [String] = []

    func setNeedsLayout() {
        isStale = true
    }

    func breakLines(width: CGFloat) {
        guard isStale else { return }
        isStale = false
        lines = ["fits \(Int(width / 8)) letters"]
    }
}

final class EssayViewController: UIViewController {
    private let typesetter = Typesetter()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        typesetter.breakLines(width: view.bounds.width)
        typesetter.setNeedsLayout()
    }
}
