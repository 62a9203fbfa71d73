// finding=missing-did-move
// Plain statements on the visible screen add the child and its view and stop there.
let card = UIViewController()
addChild(card)  // <- missing-did-move, launch, willMove
card.view.frame = view.bounds
card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
view.addSubview(card.view)
