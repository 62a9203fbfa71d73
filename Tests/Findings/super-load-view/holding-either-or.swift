// finding=none
// Both the super call and the assignment are there, but on different paths, so no run does both.
private let usesCustomRoot = false

override func loadView() {
    guard usesCustomRoot else {
        super.loadView()
        return
    }
    view = UIScrollView()
}

override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
}
