// finding=none
// The closure that unlinks is written above the announcement and called below it.
func dismissCard(_ card: UIViewController) {
    let finish = {
        card.view.removeFromSuperview()
        card.removeFromParent()
    }
    card.willMove(toParent: nil)
    finish()
}
