// finding=repeated-work
// The second timer takes the place of the first in the property, and the first goes on.
var timer: Timer?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // <- repeated-work, push, viewWillAppear
        self?.title = "tick"
    }
}
