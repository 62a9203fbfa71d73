// finding=super-load-view
// A closure kept in a property makes the root view, and its result goes into view after super has made one.
final class StoryViewController: UIViewController {
    private let makeRoot: () -> UIView = {
        let root = UIView()
        root.clipsToBounds = true
        return root
    }

    override func loadView() {
        super.loadView()
        let install: (UIView) -> Void = { self.view = $0 }  // <- super-load-view, launch, loadView
        install(makeRoot())
    }
}
