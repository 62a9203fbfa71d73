// finding=repeated-work
// The request is written down once, in viewDidLoad, but the stored closure is run on every appearance.
final class TeamViewController: UIViewController {
    private var onVisible: (() -> Void)?
    private var members: [Any] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        onVisible = { [weak self] in
            self?.loadMembers()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onVisible?()
    }

    private func loadMembers() {
        TeamService.shared.members(completion: { [weak self] found in  // <- repeated-work, push, viewDidAppear
            self?.members = [found]
        })
    }
}
