// finding=late-ui-change
// The train board turns orange after the passenger has already seen it in its old colours.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The push is over by now, so the colour of the delay jumps in.
    view.tintColor = .white  // <- late-ui-change, push, viewDidAppear
    view.backgroundColor = .systemOrange  // <- late-ui-change, push, viewDidAppear
}
