// finding=none
// Each appearance starts a task, and each time the one before is cancelled in the line above.
private var refresh: Task<Void, Never>?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh?.cancel()
    refresh = Task {
        _ = await TimetableService.shared.departures(from: "central")
    }
}
