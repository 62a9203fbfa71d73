// finding=none
// The bounds are read before an appearance only if the view is in a window still, as after a cancelled swipe.
final class TimelineViewController: UIViewController {
    private var visibleWidth: CGFloat = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard view.window != nil else { return }
        visibleWidth = view.bounds.width
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        visibleWidth = view.bounds.width
    }
}
