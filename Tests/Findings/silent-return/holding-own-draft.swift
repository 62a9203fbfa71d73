// finding=none
// The sheet writes a draft of its own, and the presenter's draft has the same name and nothing else in common.
final class LetterScreen: UIViewController {
    private var draft = "Dear all"
    private var preview = ""
    private var shown = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        preview = draft
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !shown else { return }
        shown = true
        present(ScratchSheet(), animated: true)
    }
}

final class ScratchSheet: UIViewController {
    private var draft = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            self?.draft = "Buy milk"
        }
    }
}
