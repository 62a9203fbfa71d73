// finding=none
// The assignments in viewDidAppear repeat the values that the views already have, so nothing changes on screen.
private let heading = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading)
    applyState()
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    applyState()
}

private func applyState() {
    heading.text = "Library"
    heading.isHidden = false
    heading.alpha = 0.8
}
