// finding=missing-did-move
// Nothing but what the function does tells which controller is on screen.
enum Composer {
    static func compose(_ inner: UIViewController, _ outer: UIViewController) {
        outer.addChild(inner)  // <- missing-did-move, launch, willMove
        outer.view.addSubview(inner.view)
    }
}
