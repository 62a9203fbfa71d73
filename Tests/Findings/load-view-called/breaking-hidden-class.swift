// finding=load-view-called
// The statements load two screens in one go, one of a class that is declared in the hidden set-up.
//# final class DraftViewController: UIViewController {
//#     var subject = ""
//# }
let draft = DraftViewController()
draft.subject = "Hello"
let controllers: [UIViewController] = [draft, UIViewController()]
controllers.forEach { $0.loadView() }  // <- load-view-called, launch, loadView
print(controllers.filter { $0.isViewLoaded }.count)
