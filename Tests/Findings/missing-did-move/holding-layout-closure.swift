// finding=none
// The caller passes the layout as a closure and the generic helper closes the sequence itself.
extension UIViewController {
    func contain<Child: UIViewController>(_ child: Child, layout: (UIView) -> Void) {
        addChild(child)
        view.addSubview(child.view)
        layout(child.view)
        child.didMove(toParent: self)
    }
}

final class ProfileScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        contain(UIViewController()) { avatar in
            avatar.widthAnchor.constraint(equalToConstant: 96).isActive = true
            avatar.heightAnchor.constraint(equalToConstant: 96).isActive = true
        }
    }
}
