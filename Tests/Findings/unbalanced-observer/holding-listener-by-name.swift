// finding=none
// The bus keeps one listener for each name, so that registering again replaces the one before.
final class EventBus {
    private var listeners: [String: () -> Void] = [:]

    func addObserver(_ name: String, _ listener: @escaping () -> Void) {
        listeners[name] = listener
    }
}

final class BusScreen: UIViewController {
    private let bus = EventBus()
    private var events = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bus.addObserver("arrival") { [weak self] in
            self?.events += 1
        }
    }
}
