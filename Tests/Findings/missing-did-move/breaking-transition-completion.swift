// finding=missing-did-move
// The completion of the swap finishes the old child's removal and forgets to finish the new child's move.
func crossfade(from outgoing: UIViewController, to incoming: UIViewController) {
    outgoing.willMove(toParent: nil)
    addChild(incoming)  // <- missing-did-move, launch, willMove
    incoming.view.frame = outgoing.view.frame
    transition(from: outgoing, to: incoming, duration: 0.3, options: [.transitionCrossDissolve]) {
        incoming.view.alpha = 1
    } completion: { _ in
        outgoing.removeFromParent()
    }
}
