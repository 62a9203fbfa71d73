// finding=order-dependence
// The screen pushes where it can and presents where it cannot, and its didDisappear reads what the other's didAppear wrote.
final class LessonState {
    var quizIsOpen = false
}

final class LessonScreen: UIViewController {
    private let state = LessonState()
    private var quiz: QuizScreen?
    private var leftForQuiz = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard quiz == nil else { return }
        let next = QuizScreen()
        next.state = state
        next.modalPresentationStyle = .fullScreen
        quiz = next
        if let navigation = navigationController {
            navigation.pushViewController(next, animated: true)
        } else {
            present(next, animated: true)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        leftForQuiz = state.quizIsOpen  // <- order-dependence, push, viewDidDisappear
    }
}

final class QuizScreen: UIViewController {
    var state: LessonState?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        state?.quizIsOpen = true
    }
}
