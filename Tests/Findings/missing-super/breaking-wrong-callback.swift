// finding=missing-super
// A copy-and-paste slip: viewDidDisappear calls super's viewWillDisappear, so super's viewDidDisappear is never reached.
private var visits = 0

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    visits += 1
}

override func viewDidDisappear(_ animated: Bool) {  // <- missing-super, launch, viewDidDisappear
    super.viewWillDisappear(animated)
    print("left after \(visits) visits")
}
