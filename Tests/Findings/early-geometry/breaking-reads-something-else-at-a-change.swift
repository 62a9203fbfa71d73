// finding=early-geometry
// The callback about the change reads the margins, not the size that viewDidLoad took.
private let bar = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: view.bounds.height)  // <- early-geometry, sheet-cancel, viewDidLoad
}

override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    bar.alpha = view.safeAreaInsets.top > 0 ? 1 : 0.5
}
