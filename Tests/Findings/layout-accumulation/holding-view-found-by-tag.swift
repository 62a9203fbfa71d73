// finding=none
// The badge of the pass before is found by its tag and removed.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.viewWithTag(7)?.removeFromSuperview()
    let badge = UIView()
    badge.tag = 7
    view.addSubview(badge)
}
