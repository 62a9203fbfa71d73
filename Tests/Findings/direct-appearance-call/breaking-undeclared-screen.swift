// finding=direct-appearance-call
// Nothing but its being made and having the callback says that it is a controller.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let trail = TrailPage(color: .systemGreen)
    trail.viewWillAppear(animated)  // <- direct-appearance-call, launch, viewDidAppear
}
