// finding=view-read-in-load-view
// Asking whether view is nil is a read of view, and so it loads the view that is being loaded.
final class PanelViewController: UIViewController {
    override func loadView() {
        if self.view == nil {  // <- view-read-in-load-view, launch, loadView
            self.view = UIView()
        }
    }
}
