// finding=repeated-work
// The task is begun a turn later, in a closure that the main queue runs.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    DispatchQueue.main.async {
        Task { await Store.shared.load() }  // <- repeated-work, push, viewWillAppear
    }
}
