// finding=missing-did-move
// The child is of a class that the example does not declare.
override func viewDidLoad() {
    super.viewDidLoad()
    let child = DetailViewController()
    addChild(child)
    view.addSubview(child.view)
}
