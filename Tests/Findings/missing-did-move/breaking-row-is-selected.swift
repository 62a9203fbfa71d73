// finding=missing-did-move
// The child is contained when the user selects a row.
final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        addChild(detail)  // <- missing-did-move, launch, willMove
        view.addSubview(detail.view)
    }
}
