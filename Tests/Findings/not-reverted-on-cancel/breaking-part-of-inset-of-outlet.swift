// finding=not-reverted-on-cancel
// One side of an inset of an outlet is set for leaving.
@IBOutlet private var table: UITableView!
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    table.contentInset.bottom = 20  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
