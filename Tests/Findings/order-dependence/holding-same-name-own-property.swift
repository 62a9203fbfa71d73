// finding=none
// Both screens write and read a lastVisit, but each has one of its own.
class VisitedScreen: UIViewController {
    private var lastVisit = 0
    private var visits = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visits = lastVisit + 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lastVisit = visits
    }
}

final class LeftScreen: VisitedScreen {}

final class RightScreen: VisitedScreen {}
