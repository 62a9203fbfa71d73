// finding=redundant-will-move
// Statements on the visible screen contain a legend by the book, plus one line too many.
let legend = UIViewController()
legend.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
addChild(legend)
legend.view.autoresizingMask = [.flexibleTopMargin]
view.addSubview(legend.view)
legend.didMove(toParent: self)
