// finding=uncoordinated-animation
// The animation has a duration of its own and runs beside the rotation instead of with it.
private let sidebar = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sidebar)
}

override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    UIView.animate(withDuration: 0.3) { [weak self] in  // <- uncoordinated-animation, rotate, viewWillTransition
        self?.sidebar.alpha = size.width > size.height ? 1 : 0
    }
}
