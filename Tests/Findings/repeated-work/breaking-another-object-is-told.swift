// finding=repeated-work
// The screen tells some object that it is leaving, but not the one that works.
private let line = LiveLine()
private let journal = Journal()

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    line.join { [weak self] message in self?.title = message.text }  // <- repeated-work, push, viewDidAppear
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.leave()
}
