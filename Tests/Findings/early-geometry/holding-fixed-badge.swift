// finding=none
// The bounds that are read in viewDidLoad belong to a badge of a fixed size and never change.
private let badge = UIView(frame: CGRect(x: 12, y: 12, width: 24, height: 24))

override func viewDidLoad() {
    super.viewDidLoad()
    badge.layer.cornerRadius = badge.bounds.height / 2
    badge.clipsToBounds = true
    view.addSubview(badge)
}
