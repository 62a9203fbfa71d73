// finding=none
// Undeclared views get in viewDidAppear what they have had since they were loaded.
override func viewDidLoad() {
    super.viewDidLoad()
    platform.text = "Platform 9"
    arrow.isHidden = true
    board.addSubview(arrow)
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    platform.text = "Platform 9"
    arrow.isHidden = true
    UIView.animate(withDuration: 0.2) { self.platform.textColor = .systemOrange }
}
