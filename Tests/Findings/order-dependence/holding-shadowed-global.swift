// finding=none
// The first screen assigns a local variable with the name of the global, which stays as it was.
var filter = "all"

final class FilterScreen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        var filter = "recent"
        filter += " first"
        print("leaving with \(filter)")
    }
}

final class PhotosScreen: UIViewController {
    private var appliedFilter = ""

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appliedFilter = filter
    }
}
