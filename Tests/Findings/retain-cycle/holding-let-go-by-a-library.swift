// finding=none
// The closure is let go of when the work of somebody else is over.
private var onDone: (() -> Void)?

override func viewDidLoad() {
    super.viewDidLoad()
    onDone = { self.title = "Done" }
    TrailLoader.shared.load { [weak self] in
        self?.onDone?()
        self?.onDone = nil
    }
}
