// finding=none
// The bird diary stops its work on the way out and drops its subscription once it is gone.
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    sightingField.resignFirstResponder()
    songRecognition?.cancel()
    songRecognition = nil
}

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let centre = NotificationCenter.default
    centre.removeObserver(self, name: .flockReported, object: nil)
}
