// finding=none
// The sheet posts a notification after it has written, and the presenter has been observing since it was loaded.
let goalChange = Notification.Name("goalChange")
var dailyGoal = 5

final class StepsScreen: UIViewController {
    private var goal = 0
    private var asked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: goalChange, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !asked else { return }
        asked = true
        present(GoalSheet(), animated: true)
    }

    @objc private func refresh() {
        goal = dailyGoal
    }
}

final class GoalSheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async {
            dailyGoal = 10
            NotificationCenter.default.post(name: goalChange, object: nil)
        }
    }
}
