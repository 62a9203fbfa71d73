// finding=none
// In viewDidLoad a presenter calls the screen's own present, which fills a list and shows no controller.
protocol RecipeView: AnyObject {
    func present(_ recipes: [String])
}

final class RecipePresenter {
    weak var output: RecipeView?

    func load() {
        output?.present(["Soup", "Bread"])
    }
}

final class RecipeScreen: UIViewController, RecipeView {
    private let presenter = RecipePresenter()
    private var recipes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.output = self
        presenter.load()
    }

    func present(_ recipes: [String]) {
        self.recipes = recipes
    }
}
