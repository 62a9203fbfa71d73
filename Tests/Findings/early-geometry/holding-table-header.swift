// finding=none
// The table gives its header the width that it has itself.
import UIKit
final class A: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 80))
    }
}
