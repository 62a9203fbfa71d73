// finding=missing-super
// The call is made only for animated transitions, so a tab switch, which is not animated, returns without it.
override func viewWillDisappear(_ animated: Bool) {  // <- missing-super, launch, viewWillDisappear
    finish(animated)
    view.endEditing(true)
}

private func finish(_ animated: Bool) {
    if animated {
        super.viewWillDisappear(animated)
    }
}
