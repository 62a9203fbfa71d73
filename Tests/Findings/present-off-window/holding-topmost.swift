// finding=none
// From the window's root the chain of presentations is followed up to the controller that is on top of all.
var top = view.window?.rootViewController
while top?.presentedViewController != nil {
    top = top?.presentedViewController
}
let update = UIAlertController(title: "Update available", message: nil, preferredStyle: .alert)
top?.present(update, animated: true)
