// finding=redundant-will-move
// The old child needs its willMove, the new one gets one as well out of symmetry.
func swap(_ current: UIViewController, for next: UIViewController) {
    current.willMove(toParent: nil)
    next.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
    addChild(next)
    next.view.frame = current.view.frame
    transition(from: current, to: next, duration: 0.2, options: .transitionCrossDissolve, animations: {}) { _ in
        current.removeFromParent()
        next.didMove(toParent: self)
    }
}
