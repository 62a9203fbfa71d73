// finding=reversed-removal
// Both calls for the old step stand in the completion of the transition, in the wrong order.
func advance(from step: UIViewController, to nextStep: UIViewController) {
    addChild(nextStep)
    nextStep.view.frame = step.view.frame
    transition(from: step, to: nextStep, duration: 0.3, options: .transitionCrossDissolve, animations: {}) { _ in
        step.removeFromParent()  // <- reversed-removal, launch, didMove
        step.willMove(toParent: nil)
        nextStep.didMove(toParent: self)
    }
}
