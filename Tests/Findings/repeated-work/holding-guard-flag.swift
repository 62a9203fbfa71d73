// finding=none
// The request stands in viewWillAppear, but a flag that nobody sets back lets it through only once.
private var hasRequested = false
private var users: [Any] = []

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasRequested else { return }
    hasRequested = true
    DirectoryService.shared.fetchEmployees { [weak self] people in
        self?.users = [people]
    }
}
