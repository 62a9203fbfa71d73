// finding=none
// A museum hall screen traces every stage of its life, and each override hands over to its superclass first.
final class FossilHallTracer: UIViewController {
    private var stage = 0

    override func loadView() { super.loadView(); trace() }
    override func viewDidLoad() { super.viewDidLoad(); trace() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); trace() }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); trace() }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); trace() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); trace() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); trace() }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); trace() }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); trace() }
    deinit { debugPrint("fossil hall gone after \(stage) stages") }

    private func trace(_ caller: String = #function) {
        stage += 1
        debugPrint("fossil hall", stage, caller)
    }
}
