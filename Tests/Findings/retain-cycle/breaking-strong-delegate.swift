// finding=retain-cycle
// The screen owns the search helper, and the helper's delegate property is not weak.
protocol SearchHelperDelegate: AnyObject {
    func searchHelper(_ helper: SearchHelper, didFind count: Int)
}

final class SearchHelper {
    var delegate: SearchHelperDelegate?

    func search() {
        delegate?.searchHelper(self, didFind: 7)
    }
}

final class SearchScreen: UIViewController, SearchHelperDelegate {
    private let helper = SearchHelper()
    private var hits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        helper.delegate = self  // <- retain-cycle, launch, viewDidDisappear
        helper.search()
    }

    func searchHelper(_ helper: SearchHelper, didFind count: Int) {
        hits = count
    }
}
