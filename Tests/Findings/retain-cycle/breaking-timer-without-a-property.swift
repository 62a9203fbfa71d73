// finding=retain-cycle
// No property holds the timer, but the run loop does, with the closure of the timer.
override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // <- retain-cycle, launch, viewDidDisappear
        self.title = "tick"
    }
}
