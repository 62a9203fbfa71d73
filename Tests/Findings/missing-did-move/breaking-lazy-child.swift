// finding=missing-did-move
// The child is linked inside the initializer of a lazy property, far from the place where its view is added.
private lazy var minimap: UIViewController = {
    let controller = UIViewController()
    addChild(controller)  // <- missing-did-move, launch, willMove
    return controller
}()

override func viewDidLoad() {
    super.viewDidLoad()
    minimap.view.layer.cornerRadius = 8
    view.addSubview(minimap.view)
}
