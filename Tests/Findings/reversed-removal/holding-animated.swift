// finding=none
// The announcement is made before the animation and the link is cut in its completion.
func slideOut(_ panel: UIViewController) {
    panel.willMove(toParent: nil)
    UIView.animate(withDuration: 0.3, animations: {
        panel.view.frame.origin.y += 400
    }, completion: { _ in
        panel.view.removeFromSuperview()
        panel.removeFromParent()
    })
}
