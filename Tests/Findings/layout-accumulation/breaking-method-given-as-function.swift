// finding=layout-accumulation
// The method that adds is given as a function.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    [UIView(), UIView()].forEach(view.addSubview)  // <- layout-accumulation, cover, viewDidLayoutSubviews
}
