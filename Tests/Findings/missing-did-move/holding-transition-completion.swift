// finding=none
// The two last calls run later, in the completion of the transition, and both are there at idle.
func turn(from front: UIViewController, to back: UIViewController) {
    front.willMove(toParent: nil)
    addChild(back)
    back.view.frame = front.view.frame
    transition(from: front, to: back, duration: 0.4, options: .transitionFlipFromLeft, animations: {}) { _ in
        front.removeFromParent()
        back.didMove(toParent: self)
    }
}
