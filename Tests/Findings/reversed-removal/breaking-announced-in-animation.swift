// finding=reversed-removal
// The child is unlinked at once and told about it when its view has faded out.
func fadeOut(_ hint: UIViewController) {
    hint.removeFromParent()  // <- reversed-removal, launch, didMove
    UIView.animate(withDuration: 0.2, animations: {
        hint.view.alpha = 0
    }, completion: { _ in
        hint.view.removeFromSuperview()
        hint.willMove(toParent: nil)
    })
}
