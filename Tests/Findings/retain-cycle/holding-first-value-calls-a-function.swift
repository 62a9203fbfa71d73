// finding=none
// The first value of a property is made before there is a self, so the closure calls a function of the module.
final class PlansViewController: UIViewController {
    var openTerms = { () -> Void in
        appSession().showTerms()
    }
}
