// finding=order-dependence
// A push ends the search before the results begin, but a switch of tabs begins the results first.
var lastQuery = ""

final class QueryScreen: UIViewController {
    private var query = "coffee"

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lastQuery = query
    }
}

final class ResultsScreen: UIViewController {
    private var shownQuery = ""

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shownQuery = lastQuery  // <- order-dependence, tabs, viewWillAppear
    }
}
