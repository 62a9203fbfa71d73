// finding=missing-did-move
// A factory that is not shown makes the child.
override func viewDidLoad() {
    super.viewDidLoad()
    let child = factory.makeDetail()
    addChild(child)  // <- missing-did-move, launch, willMove
    view.addSubview(child.view)
}
