// finding=none
// The callback is only named as a selector for a log entry, and nobody performs it.
private var trace: [Selector] = []

override func viewDidLoad() {
    super.viewDidLoad()
    trace.append(#selector(viewWillAppear(_:)))
    trace.append(#selector(viewDidAppear(_:)))
    print("expecting \(trace.count) callbacks")
}
