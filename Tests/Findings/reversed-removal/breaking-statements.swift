// finding=reversed-removal
// A spinner is contained correctly and taken away in the wrong order a few lines later.
let spinner = UIViewController()
addChild(spinner)
view.addSubview(spinner.view)
spinner.didMove(toParent: self)

spinner.removeFromParent()  // <- reversed-removal, launch, didMove
spinner.view.removeFromSuperview()
spinner.willMove(toParent: nil)
