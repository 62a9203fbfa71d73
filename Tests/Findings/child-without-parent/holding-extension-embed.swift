// finding=none
// The screen itself never calls addChild, the extension does so before the view is added.
extension UIViewController {
    func embed(_ controller: UIViewController, in container: UIView) {
        addChild(controller)
        container.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
}

final class ReportScreen: UIViewController {
    private let chartArea = UIView()
    private let chart = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(chartArea)
        embed(chart, in: chartArea)
    }
}
