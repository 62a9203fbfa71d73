// finding=none
// The screen reports its appearance to an observer through methods that merely sound like the callbacks.
protocol AppearanceObserver: AnyObject {
    func viewDidAppear(in screen: UIViewController)
}

final class ScreenTracker: AppearanceObserver {
    private var count = 0

    func viewDidAppear(in screen: UIViewController) {
        count += 1
    }
}

final class VideoScreen: UIViewController {
    private let tracker = ScreenTracker()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker.viewDidAppear(in: self)
    }
}
