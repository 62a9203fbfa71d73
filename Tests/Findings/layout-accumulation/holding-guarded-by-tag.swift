// finding=none
// A badge is only added where no view has its tag.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.viewWithTag(7) == nil {
        let badge = UIView()
        badge.tag = 7
        view.addSubview(badge)
    }
}
