// finding=none
// The same computation as in careless code, in the callback where insets and size are those of the appearance.
private let header = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
}

override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    let top = view.safeAreaInsets.top
    header.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
}
