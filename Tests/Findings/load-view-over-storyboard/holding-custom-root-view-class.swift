// finding=none drive=storyboard
// The root view's own class builds the content, and the controller from the storyboard leaves loading to UIKit.
final class GaugeView: UIView {
    private let needle = UIView()

    func loadViews() {
        guard needle.superview == nil else { return }
        addSubview(needle)
    }
}

final class GaugeViewController: UIViewController {
    private let gauge = GaugeView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // An override of loadView would suppress the storyboard's view, so the gauge is added here.
        view.addSubview(gauge)
        gauge.loadViews()
    }
}
