// finding=none
// The theatre app changes from one act to the next and finishes both moves when the fade ends.
func turnPage(from lastAct: UIViewController, to nextAct: UIViewController) {
    addChild(nextAct)
    lastAct.willMove(toParent: nil)
    nextAct.view.frame = lastAct.view.frame

    let fade: UIView.AnimationOptions = [.transitionFlipFromRight, .curveEaseInOut]
    transition(from: lastAct, to: nextAct, duration: 0.45, options: fade, animations: nil) { _ in
        lastAct.removeFromParent()
        nextAct.didMove(toParent: self)
    }
}
