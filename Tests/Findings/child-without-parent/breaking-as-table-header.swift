// finding=child-without-parent
// The view comes in as the header of a table.
private let child = UIViewController()
private let table = UITableView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.tableHeaderView = child.view  // <- child-without-parent, launch, viewDidLoad
}
