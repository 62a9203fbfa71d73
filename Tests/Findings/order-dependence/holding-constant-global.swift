// finding=none
// All callbacks read the same global, and because nobody writes it their order does not matter.
let pageSize = 20

final class CoversScreen: UIViewController {
    private var visibleRows = 0

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        visibleRows = pageSize
    }
}

final class TracksScreen: UIViewController {
    private var preloadedRows = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        preloadedRows = pageSize * 2
    }
}
