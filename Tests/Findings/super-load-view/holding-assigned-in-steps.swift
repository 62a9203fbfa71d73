// finding=none
// The root view is built in a helper and assigned once, and super is only mentioned in words.
final class TimelineViewController: UIViewController {
    private let track = UIView()

    // UIKit's documentation forbids super.loadView() here because the view is ours.
    override func loadView() {
        let root = makeRoot()
        root.addSubview(track)
        self.view = root
    }

    private func makeRoot() -> UIView {
        print("no super.loadView(), view = root below")
        let root = UIView()
        root.backgroundColor = .black
        return root
    }
}
