// finding=endless-task
// The task asks in every turn whether the answer has come, and only the button says that it has.
final class AnswerScreen: UIViewController {
    private var hasAnswer = false

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            while !hasAnswer {
                await Task.yield()  // <- endless-task, launch, viewDidDisappear
            }
            title = "Answered"
        }
    }

    @objc private func answerTapped() {
        hasAnswer = true
    }
}
