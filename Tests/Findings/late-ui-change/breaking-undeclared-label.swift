// finding=late-ui-change
// The train board changes its look after the passenger has already seen it.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // For the length of the push the platform label shows its placeholder.
    platformLabel.text = "Platform 9"  // <- late-ui-change, push, viewDidAppear
    platformLabel.textColor = .systemOrange  // <- late-ui-change, push, viewDidAppear
}
