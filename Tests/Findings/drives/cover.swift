// finding=missing-super
// The first screen of the app leaves out super when it is back from under something that covered it.
class HomeScreen: UIViewController {
    private var wasCovered = false

    override func viewDidAppear(_ animated: Bool) {  // <- missing-super, cover, viewDidAppear
        if wasCovered, parent == nil { return }
        super.viewDidAppear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wasCovered = true
    }
}
