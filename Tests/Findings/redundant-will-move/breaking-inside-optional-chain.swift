// finding=redundant-will-move
// The extra call hides in an optional chain on a child that is created on demand.
final class SearchScreen: UIViewController {
    private var suggestions: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        suggestions = UIViewController()
        suggestions?.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
        if let suggestions = suggestions {
            addChild(suggestions)
            view.addSubview(suggestions.view)
        }
        suggestions?.didMove(toParent: self)
    }
}
