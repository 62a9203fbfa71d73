// finding=none
// Three generations hand the rotation up, one of them through a differently named method in an extension.
class RootScreen: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        forward(size, coordinator)
    }
}

extension RootScreen {
    fileprivate func forward(_ size: CGSize, _ coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

class ChartScreen: RootScreen {
    private(set) var isWide = false

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        isWide = size.width > size.height
        super.viewWillTransition(to: size, with: coordinator)
    }
}

final class SalesChartScreen: ChartScreen {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print(isWide ? "wide" : "tall")
    }
}
