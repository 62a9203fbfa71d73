// finding=none
// The layout is invalidated by appearance and rotation, never by a layout.
private let map = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
}

override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.setNeedsLayout()
}

override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
        self?.view.setNeedsLayout()
        self?.view.layoutIfNeeded()
    })
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
}
