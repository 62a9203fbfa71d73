// finding=none
// A view is added that is where it is put already.
private let box = UIView()
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(box)
    box.frame = view.bounds
}
