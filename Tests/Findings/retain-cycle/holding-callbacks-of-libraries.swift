// finding=none
// The closures of the model, the subscription and the observation hold the screen weakly, or are let go of.
final class FeedScreen: UIViewController {
    private let model = FeedModel()
    private var bag = Set<AnyCancellable>()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        model.onChange = { [weak self] in self?.title = "x" }
        model.$items.sink { [weak self] _ in self?.title = "y" }.store(in: &bag)
        observation = player.observe(\.status) { [weak self] _, _ in self?.title = "z" }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.onError = { self.title = "error" }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        model.onError = nil
    }
}
