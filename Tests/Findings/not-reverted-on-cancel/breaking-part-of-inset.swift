// finding=not-reverted-on-cancel
// One side of an inset is set for leaving.
private let table = UITableView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
}
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    table.contentInset.bottom = 20  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
