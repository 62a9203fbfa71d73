// finding=retain-cycle
// The capture list names self without weak, which only makes the strong reference easier to write.
private var onRefresh: (() -> Void)?
private var refreshes = 0

override func viewDidLoad() {
    super.viewDidLoad()
    onRefresh = { [self] in  // <- retain-cycle, launch, viewDidDisappear
        refreshes += 1
    }
}
