// finding=present-off-window
// The child was visible until the line above, and presents when its view has left the window.
func leave(_ player: UIViewController) {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
    let rating = UIAlertController(title: "Did you like it?", message: nil, preferredStyle: .alert)
    player.present(rating, animated: true)  // <- present-off-window, launch, no event
}
