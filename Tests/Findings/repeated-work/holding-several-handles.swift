// finding=none
// An appearance starts two tasks, and leaving the screen cancels all that were collected.
private var tasks: [Task<Void, Never>] = []

override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tasks.append(Task { _ = await TideService.shared.levels() })
    tasks.append(Task { _ = await WindService.shared.speeds() })
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for task in tasks {
        task.cancel()
    }
    tasks.removeAll()
}
