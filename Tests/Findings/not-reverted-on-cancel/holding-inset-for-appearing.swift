// finding=none
// The inset is the same at every appearance.
private let table = UITableView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
}
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.contentInset.bottom = 20
}
