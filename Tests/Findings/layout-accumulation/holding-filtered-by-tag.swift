// finding=none
// The views with the tag are removed before a new one is added.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.subviews.filter { $0.tag == 9 }.forEach { $0.removeFromSuperview() }
    let badge = UIView()
    badge.tag = 9
    view.addSubview(badge)
}
