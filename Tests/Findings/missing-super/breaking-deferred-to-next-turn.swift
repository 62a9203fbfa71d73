// finding=missing-super
// The super call is queued on the main queue, so the override has returned before super runs.
override func viewDidAppear(_ animated: Bool) {  // <- missing-super, launch, viewDidAppear
    DispatchQueue.main.async {
        super.viewDidAppear(animated)
    }
    markAsSeen()
}

private var seen = false

private func markAsSeen() {
    seen = true
}
