// finding=none
// The helper is called loadViews, and loadView() itself occurs only in a string and in this comment.
private let rows = [UILabel(), UILabel()]

override func viewDidLoad() {
    super.viewDidLoad()
    loadViews()
    print("never write controller.loadView() here")
}

private func loadViews() {
    for row in rows {
        view.addSubview(row)
    }
}
