// finding=none
// Several tasks with a strong self are kept in an array and cancelled together.
final class OverviewScreen: UIViewController {
    private var tasks: [Task<Void, Never>] = []
    private var changes = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for source in [Hub.shared.doors, Hub.shared.windows] {
            tasks.append(Task {
                for await _ in source {
                    self.changes += 1
                }
            })
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tasks.forEach { $0.cancel() }
        tasks.removeAll()
    }
}
