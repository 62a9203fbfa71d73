// finding=child-without-parent
// The view is that of a controller whose class the example does not declare.
private let child = DetailViewController()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(child.view)  // <- child-without-parent, launch, viewDidLoad
}
