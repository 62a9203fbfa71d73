// finding=retain-cycle
// The notification center holds the closure, which holds the screen, and no code removes the observer.
override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .init("sync"), object: nil, queue: .main) { _ in  // <- retain-cycle, launch, viewDidDisappear
        self.title = "synced"
    }
}
