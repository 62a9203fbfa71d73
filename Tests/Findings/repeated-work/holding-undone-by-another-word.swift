// finding=none
// The screen tells the object that it is leaving, in words of the object's own.
private let line = LiveLine()

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    line.join { [weak self] message in self?.title = message.text }
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    line.leave()
}
