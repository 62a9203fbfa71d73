// finding=present-off-window
// The question comes when the screen has gone, so its view is in no window any more.
private var hasUnsavedChanges = true

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard hasUnsavedChanges else { return }
    hasUnsavedChanges = false
    let question = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .actionSheet)
    present(question, animated: true)  // <- present-off-window, launch, viewDidDisappear
}
