// finding=none
// The same fade as in careless code, given to the coordinator.
private let sidebar = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sidebar)
}

override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
        self?.sidebar.alpha = size.width > size.height ? 1 : 0
    }, completion: nil)
}
