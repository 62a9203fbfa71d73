// finding=none
// A factory that is not shown makes the child, which is told everything.
override func viewDidLoad() {
    super.viewDidLoad()
    let child = factory.makeDetail()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
}
