// finding=late-ui-change
// The fade is animated as it should be, but the text beside it changes in one step.
private let status = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "Connecting"
    status.alpha = 0.5
    view.addSubview(status)
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    status.text = "Connected"  // <- late-ui-change, push, viewDidAppear
    UIView.animate(withDuration: 0.3) { [weak self] in
        self?.status.alpha = 1
    }
}
