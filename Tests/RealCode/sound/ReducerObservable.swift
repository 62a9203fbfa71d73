import UIKit
import Observation

@Observable
@MainActor
final class CounterStore {
    struct State: Equatable, Sendable {
        var count = 0
        var history: [Int] = []
    }
    enum Action { case increment, decrement, set(Int), undo }

    private(set) var state = State()

    func send(_ action: consuming Action) {
        let old = state.count
        switch action {
        case .increment: state.count += 1
        case .decrement: state.count -= 1
        case .set(let n) where n >= 0: state.count = n
        case .set: return
        case .undo:
            guard let last = state.history.popLast() else { return }
            state.count = last
            return
        }
        state.history.append(old)
    }
}

@MainActor
protocol StoreBound: AnyObject {
    associatedtype Store: AnyObject
    var store: Store { get }
    func render()
}

extension StoreBound where Self: UIViewController {
    func observeStore() {
        withObservationTracking { [weak self] in
            self?.render()
        } onChange: { [weak self] in
            Task { @MainActor in self?.observeStore() }
        }
    }
}

final class CounterViewController: UIViewController, StoreBound {
    let store: CounterStore
    private let label = UILabel(), stepper = UIStepper()
    private lazy var stack = UIStackView(arrangedSubviews: [label, stepper])
    private var streamTask: Task<Void, Never>?

    init(store: CounterStore? = nil) {
        self.store = store ?? CounterStore()
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "use init(store:)")
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        ])
        stepper.addAction(UIAction { [weak self] action in
            let value = (action.sender as! UIStepper).value
            self?.store.send(.set(Int(value)))
        }, for: .valueChanged)
        setUpMenu()
        observeStore()
    }

    private func setUpMenu() {
        let undo = UIAction(title: #"Undo "last""#, image: .init(systemName: "arrow.uturn.backward"), attributes: []) { [unowned self] _ in
            self.store.send(.undo)
        }
        navigationItem.rightBarButtonItems = [.init(systemItem: .undo, primaryAction: undo), .fixedSpace(8)]
        if #available(iOS 16, *), let sheet = sheetPresentationController {
            sheet.detents = [.custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.3 }, .large()]
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        streamTask?.cancel()
        streamTask = Task { [weak self] in
            for await notification in NotificationCenter.default.notifications(named: UIApplication.significantTimeChangeNotification) {
                guard self != nil else { return }
                _ = notification
                self?.render()
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        streamTask?.cancel()
        streamTask = nil
    }

    func render() {
        let text = switch store.state.count {
        case ..<0: "negative"
        case 0: "zero"
        case 1...9: "\(store.state.count)"
        default: """
            a lot: \
            \(store.state.count)
            """
        }
        label.text = text
        stepper.value = Double(store.state.count)
    }
}

#Preview {
    let store = CounterStore()
    store.send(.set(5))
    return UINavigationController(rootViewController: CounterViewController(store: store))
}
