// finding=child-without-parent
// The name of the extension promises embedding, its body moves views only.
extension UIViewController {
    func embedView(of controller: UIViewController, in container: UIView) {
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(controller.view)  // <- child-without-parent, launch, viewDidLoad
        controller.view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    }
}

final class DashboardScreen: UIViewController {
    private let chartArea = UIView()
    private lazy var chart = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(chartArea)
        embedView(of: chart, in: chartArea)
    }
}
