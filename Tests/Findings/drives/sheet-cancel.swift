// finding=missing-super
// The sheet leaves out super where it appears again without having disappeared.
class ShareSheet: UIViewController {
    private var isOnScreen = false

    override func viewDidAppear(_ animated: Bool) {  // <- missing-super, sheet-cancel, viewDidAppear
        if isOnScreen, presentingViewController != nil { return }
        super.viewDidAppear(animated)
        isOnScreen = true
    }
}
