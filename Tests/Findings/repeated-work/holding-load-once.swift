// finding=none
// The same helper that others call on each appearance is called here from viewDidLoad.
final class RecipesViewController: UIViewController {
    private var recipes: [Any] = []
    private var loading: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("showing \(recipes.count) recipes")
    }

    private func load() {
        loading = Task { [weak self] in
            let found = await RecipeStore.shared.all()
            self?.recipes = [found]
        }
    }

    deinit {
        loading?.cancel()
    }
}
