// finding=none
// The super call stands inside a closure, but the measuring function runs that closure at once.
override func viewDidLoad() {
    measure("load") {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }
}

private var timings: [String] = []

private func measure(_ label: String, _ block: () -> Void) {
    block()
    timings.append(label)
}
