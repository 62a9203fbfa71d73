// finding=missing-super
// Only a screen that was covered in a navigation controller, and is shown again, leaves out super.
class InboxScreen: UIViewController {
    private var wasCovered = false

    override func viewDidAppear(_ animated: Bool) {  // <- missing-super, push, viewDidAppear
        if wasCovered, navigationController != nil { return }
        super.viewDidAppear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wasCovered = true
    }
}
