// finding=late-ui-change
// performWithoutAnimation is no animation: what is in it is done at once.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.performWithoutAnimation {
        view.backgroundColor = .systemTeal  // <- late-ui-change, push, viewDidAppear
    }
}
