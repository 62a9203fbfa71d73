// finding=none
// What is kept under a key is found there again.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !UserDefaults.standard.bool(forKey: "welcomed") else { return }
    UserDefaults.standard.set(true, forKey: "welcomed")
    Task { [weak self] in
        self?.title = await GuideService.shared.greeting()
    }
}
