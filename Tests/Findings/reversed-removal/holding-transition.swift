// finding=none
// The transition removes the view, the completion cuts the link, and the announcement came before both.
func proceed(from question: UIViewController, to answer: UIViewController) {
    addChild(answer)
    question.willMove(toParent: nil)
    answer.view.frame = question.view.frame
    let finish: (Bool) -> Void = { _ in
        question.removeFromParent()
        answer.didMove(toParent: self)
    }
    transition(
        from: question, to: answer, duration: 0.25,
        options: .transitionCrossDissolve, animations: {}, completion: finish
    )
}
