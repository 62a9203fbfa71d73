// finding=missing-super
// The screen leaves out super where it appears again without having disappeared, in a navigation controller.
class DraftScreen: UIViewController {
    private var isOnScreen = false

    override func viewDidAppear(_ animated: Bool) {  // <- missing-super, swipe-cancel, viewDidAppear
        if isOnScreen, navigationController != nil { return }
        super.viewDidAppear(animated)
        isOnScreen = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
    }
}
