// finding=late-ui-change
// The user sees the default background through the whole transition before it snaps to another colour.
override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .systemIndigo  // <- late-ui-change, push, viewDidAppear
}
