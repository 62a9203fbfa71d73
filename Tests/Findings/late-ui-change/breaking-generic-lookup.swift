// finding=late-ui-change
// The view is looked for by its class, which a generic parameter stands for.
extension UIView {
    func first<Wanted: UIView>(of type: Wanted.Type) -> Wanted? {
        subviews.first { $0 is Wanted } as? Wanted
    }
}

final class TrailScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel())
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.first(of: UILabel.self)?.alpha = 0.3  // <- late-ui-change, push, viewDidAppear
    }
}
