// finding=load-view-over-storyboard drive=storyboard
// The class itself has no loadView, but the base class it shares with programmatic screens does.
class CodeFirstViewController: UIViewController {
    override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
        view = UIScrollView()
    }
}

final class SettingsViewController: CodeFirstViewController {
    override func awakeFromNib() {
        super.awakeFromNib()
        title = "Settings"
    }
}
