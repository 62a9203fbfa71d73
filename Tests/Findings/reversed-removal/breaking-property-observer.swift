// finding=reversed-removal
// Assigning nil to the property runs an observer that removes the old child backwards.
private var overlay: UIViewController? {
    didSet {
        oldValue?.removeFromParent()  // <- reversed-removal, launch, didMove
        oldValue?.view.removeFromSuperview()
        oldValue?.willMove(toParent: nil)
        guard let overlay = overlay else { return }
        addChild(overlay)
        view.addSubview(overlay.view)
        overlay.didMove(toParent: self)
    }
}

override func viewDidLoad() {
    super.viewDidLoad()
    overlay = UIViewController()
    overlay = nil
}
