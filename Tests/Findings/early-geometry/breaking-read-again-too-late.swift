// finding=early-geometry
// The insets are read again when everything is over, only to be printed.
private let header = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    header.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 320, height: 44)  // <- early-geometry, launch, viewDidLoad
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("top: \(view.safeAreaInsets.top)")
}
