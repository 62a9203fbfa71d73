// finding=none
// The view is invalidated in its layout callback, but only after a change of width, so one further pass settles it.
private var lastWidth: CGFloat = 0
private let banner = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width != lastWidth else { return }
    lastWidth = view.bounds.width
    banner.frame = CGRect(x: 0, y: 0, width: lastWidth, height: lastWidth / 4)
    view.setNeedsLayout()
}
