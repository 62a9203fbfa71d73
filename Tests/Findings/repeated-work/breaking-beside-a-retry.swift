// finding=repeated-work
// That one request may be tried again says nothing of the other.
private var isLoading = false
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
    track()
}
func load() {
    guard !isLoading else { return }
    isLoading = true
    Task { [weak self] in
        let ok = await api.refresh()
        if !ok { self?.isLoading = false }
    }
}
func track() {
    analytics.send("appeared") { ok in if !ok { print("lost") } }  // <- repeated-work, push, viewWillAppear
}
