// finding=repeated-work
// The guard flag would do its work if leaving the screen did not set it back.
final class CatalogueViewController: UIViewController {
    private var hasRequested = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasRequested else { return }
        hasRequested = true
        CatalogueAPI.shared.products(in: "garden") { products in  // <- repeated-work, push, viewWillAppear
            print("got \(products)")
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasRequested = false
    }
}
