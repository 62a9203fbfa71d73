// finding=none
// The old screen's viewWillDisappear comes before the new one's viewDidAppear in every kind of transition.
var lastScroll: Double = 0

final class TimelineScreen: UIViewController {
    private var offset = 120.0

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lastScroll = offset
    }
}

final class MapScreen: UIViewController {
    private var startsAt: Double = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startsAt = lastScroll
    }
}
