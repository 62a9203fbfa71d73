// finding=none
// The task yields until another one has its answer, and is done then.
final class AnswerScreen: UIViewController {
    private var hasAnswer = false

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            try? await Task.sleep(nanoseconds: 200_000_000)
            hasAnswer = true
        }
        Task {
            while !hasAnswer {
                await Task.yield()
            }
            title = "Answered"
        }
    }
}
