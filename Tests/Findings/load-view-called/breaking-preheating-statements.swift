// finding=load-view-called
// The author wants the view to exist before the push and calls the method that only UIKit may call.
let details = UIViewController()
details.title = "Details"
details.loadView()  // <- load-view-called, launch, loadView
details.view.backgroundColor = .systemBackground
navigationController?.pushViewController(details, animated: true)
