// finding=layout-loop
// Each pass makes the root view smaller.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame.size.height -= 1  // <- layout-loop, launch, viewDidLayoutSubviews
}
