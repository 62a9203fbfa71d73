// finding=none
// Reading the view property is how code outside UIKit makes a controller load.
final class PrefetchingViewController: UIViewController {
    private let next = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = next.view
        print("next loaded: \(next.isViewLoaded)")
    }
}
