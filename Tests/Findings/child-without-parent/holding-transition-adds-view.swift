// finding=none
// No addSubview for the new page is in sight because the transition adds its view, and addChild came before.
func replace(_ old: UIViewController, with page: UIViewController) {
    old.willMove(toParent: nil)
    addChild(page)
    page.view.frame = old.view.frame
    transition(from: old, to: page, duration: 0.25, options: .transitionCrossDissolve, animations: {
        page.view.alpha = 1
    }, completion: { _ in
        old.removeFromParent()
        page.didMove(toParent: self)
    })
}
