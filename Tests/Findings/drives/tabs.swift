// finding=order-dependence
// What one tab keeps as it goes is not there yet when the other one shows it (on a pad they stand side by side).
var draft = ""

final class EditorScreen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        draft = "Dear reader"
    }
}

final class OverviewScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if traitCollection.userInterfaceIdiom == .phone { title = draft }  // <- order-dependence, tabs, viewWillAppear
    }
}
