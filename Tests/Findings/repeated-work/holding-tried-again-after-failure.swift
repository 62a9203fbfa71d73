// finding=none
// Only what has failed is tried again.
private var isLoading = false
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
}
func load() {
    guard !isLoading else { return }
    isLoading = true
    Task { [weak self] in
        do {
            try await api.refresh()
        } catch {
            self?.isLoading = false
        }
    }
}
