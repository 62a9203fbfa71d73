// finding=none
// The stored closure gets a strong self, but only for as long as it runs.
private var onRefresh: (() -> Void)?
private var refreshes = 0

override func viewDidLoad() {
    super.viewDidLoad()
    onRefresh = { [weak self] in
        guard let self = self else { return }
        self.refreshes += 1
        print("refreshed \(self.refreshes) times")
    }
    onRefresh?()
}
