// finding=none
// The task holds self without a capture list, but it awaits a single answer and is done.
private var profile: Any?

override func viewDidLoad() {
    super.viewDidLoad()
    Task {
        let loaded = await ProfileService.shared.load()
        self.profile = loaded
        self.view.setNeedsLayout()
    }
}
