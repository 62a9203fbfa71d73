// finding=layout-loop
// The update of constraints asks for the next one.
override func updateViewConstraints() {
    super.updateViewConstraints()
    view.setNeedsUpdateConstraints()  // <- layout-loop, launch, updateViewConstraints
}
