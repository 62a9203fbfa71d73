// finding=missing-did-move
// The child is of a class that the example does not declare.
override func viewDidLoad() {
    super.viewDidLoad()
    let child = DetailViewController()
    addChild(child)  // <- missing-did-move, launch, willMove
    view.addSubview(child.view)
}
