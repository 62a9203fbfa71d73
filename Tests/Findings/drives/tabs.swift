// finding=missing-super
// The third time that the tab is shown, super is left out.
class NewsTab: UIViewController {
    private var visits = 0

    override func viewDidAppear(_ animated: Bool) {  // <- missing-super, tabs, viewDidAppear
        visits += 1
        if visits == 3, tabBarController != nil { return }
        super.viewDidAppear(animated)
    }
}
