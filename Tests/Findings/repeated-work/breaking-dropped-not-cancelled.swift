// finding=repeated-work
// Leaving the screen sets the handle to nil, which forgets the task without cancelling it.
final class RoutesViewController: UIViewController {
    private var search: Task<Void, Never>?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard search == nil else { return }
        search = Task {  // <- repeated-work, push, viewWillAppear
            await RouteFinder.shared.refresh()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        search = nil
    }
}
