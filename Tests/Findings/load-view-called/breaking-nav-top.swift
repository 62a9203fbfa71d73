// finding=load-view-called
// The receiver is the top controller of a fresh navigation controller, reached by optional chaining.
override func viewDidLoad() {
    super.viewDidLoad()
    let wizard = UINavigationController(rootViewController: UIViewController())
    wizard.topViewController?.loadView()  // <- load-view-called, launch, loadView
    wizards.append(wizard)
}

private var wizards: [UINavigationController] = []
