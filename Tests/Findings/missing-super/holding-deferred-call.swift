// finding=none
// The early return comes first in the text, yet the deferred super call runs on each way out.
private var draftIsDirty = false

override func viewDidDisappear(_ animated: Bool) {
    defer { super.viewDidDisappear(animated) }
    guard draftIsDirty else { return }
    draftIsDirty = false
    print("draft stored")
}
