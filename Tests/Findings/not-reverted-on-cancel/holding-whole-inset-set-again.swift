// finding=none
// The whole inset is set again when the screen comes back.
@IBOutlet private var table: UITableView!
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    table.contentInset.bottom = 20
}
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.contentInset = .zero
}
