// finding=none
// A local function calls one that stands below it.
override func viewDidLoad() {
    func start() { begin() }
    func begin() { super.viewDidLoad() }
    start()
}
