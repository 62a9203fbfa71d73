// finding=none
// New constraints are activated in passes with a new width, but those that they replace are deactivated first.
private let video = UIView()
private var ratio: [NSLayoutConstraint] = []
private var lastWidth: CGFloat = 0

override func viewDidLoad() {
    super.viewDidLoad()
    video.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(video)
}

override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard view.bounds.width != lastWidth else { return }
    lastWidth = view.bounds.width
    NSLayoutConstraint.deactivate(ratio)
    ratio = [
        video.widthAnchor.constraint(equalToConstant: lastWidth / 2),
        video.heightAnchor.constraint(equalToConstant: lastWidth / 4)
    ]
    NSLayoutConstraint.activate(ratio)
}
