// finding=direct-appearance-call
// A notification that the screen posts itself ends in a call of viewWillAppear.
let catalogUpdate = Notification.Name("catalogUpdate")

final class CatalogScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(catalogChanged), name: catalogUpdate, object: nil
        )
        NotificationCenter.default.post(name: catalogUpdate, object: nil)
    }

    @objc private func catalogChanged() {
        viewWillAppear(true)  // <- direct-appearance-call, launch, viewWillAppear
    }
}
