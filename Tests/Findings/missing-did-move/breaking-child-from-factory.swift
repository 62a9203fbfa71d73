// finding=missing-did-move
// A factory that is not shown makes the child.
override func viewDidLoad() {
    super.viewDidLoad()
    let child = factory.makeDetail()
    addChild(child)
    view.addSubview(child.view)
}
