// finding=none
// Each wait is ended before the next, and the two queues are different.
private let lock = DispatchSemaphore(value: 1)
private let first = DispatchQueue(label: "first")
private let second = DispatchQueue(label: "second")

override func viewDidLoad() {
    super.viewDidLoad()
    lock.wait()
    first.sync { second.sync { print("loaded") } }
    lock.signal()
    lock.wait()
    lock.signal()
}
