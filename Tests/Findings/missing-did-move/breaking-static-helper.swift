// finding=missing-did-move
// The helper is a static function that is given both controllers.
enum Embedding {
    static func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)  // <- missing-did-move, launch, willMove
        parent.view.addSubview(child.view)
    }
}
