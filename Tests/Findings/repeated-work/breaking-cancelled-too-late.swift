// finding=repeated-work
// The cancel is in viewDidDisappear, which a cancelled swipe back never reaches, so viewWillAppear starts a second task beside the first.
private var polling: Task<Void, Never>?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    polling = Task {  // <- repeated-work, swipe-cancel, viewWillAppear
        await PriceFeed.shared.synchronise()
    }
}

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    polling?.cancel()
    polling = nil
}
