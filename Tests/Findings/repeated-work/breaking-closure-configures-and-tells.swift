// finding=repeated-work
// The closure sets up what it gets, and then tells the screen: the answer comes when it comes.
private var rows: [String] = []

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.rows { [weak self] found in  // <- repeated-work, push, viewWillAppear
        found.limit = 20
        self?.rows = found.names
    }
}
