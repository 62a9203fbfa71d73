// finding=layout-loop
// Each pass makes the safe area larger, which makes another pass.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    additionalSafeAreaInsets.top += 1  // <- layout-loop, launch, viewDidLayoutSubviews
}
