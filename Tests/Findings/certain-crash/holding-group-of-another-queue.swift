// finding=none
// Another thread ends the wait.
override func viewDidLoad() {
    super.viewDidLoad()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async { group.leave() }
    group.wait()
}
