// finding=none
// The closures run before the functions that take them return.
override func viewDidLoad() {
    autoreleasepool {
        super.viewDidLoad()
    }
}

override func viewWillAppear(_ animated: Bool) {
    withExtendedLifetime(self) {
        MainActor.assumeIsolated { super.viewWillAppear(animated) }
    }
}
