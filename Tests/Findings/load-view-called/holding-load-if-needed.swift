// finding=none
// The statement loads the view by the method that is meant for it.
let details = UIViewController()
details.title = "Details"
details.loadViewIfNeeded()
details.view.backgroundColor = .systemBackground
navigationController?.pushViewController(details, animated: true)
