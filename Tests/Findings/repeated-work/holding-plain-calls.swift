// finding=none
// Calls to unknown services on each appearance are fine as long as none is awaited or takes a closure.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Analytics.shared.track("settings_shown", properties: ["animated": animated])
    ImagePrefetcher.shared.warmUp(["a", "b", "c"])
    activityTracker.becomeCurrent()
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Analytics.shared.track("settings_hidden")
}
