// finding=none
// A generic class makes the view, and a subclass of it calls super.
import UIKit
class Base<V: UIView>: UIViewController {
    var content: V { view as! V }
    override func loadView() { view = V() }
}
final class HomeView: UIView { let label = UILabel() }
final class Home: Base<HomeView> {
    override func viewDidLoad() {
        super.viewDidLoad()
        content.label.text = "a"
    }
}
