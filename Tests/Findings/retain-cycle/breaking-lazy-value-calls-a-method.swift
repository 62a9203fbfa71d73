// finding=retain-cycle
// A lazy value is made when there is a self.
final class PlansViewController: UIViewController {
    lazy var openTerms = { () -> Void in  // <- retain-cycle, launch, no event
        self.showTerms()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        openTerms()
    }
    func showTerms() { title = "Terms" }
}
