// finding=direct-appearance-call
// The callback becomes a value before it is called.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let child = UIViewController()
    let tell = child.viewWillAppear
    tell(animated)  // <- direct-appearance-call, launch, viewWillAppear
}
