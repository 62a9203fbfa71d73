// finding=none
// The call stands in a closure behind a condition, but its receiver is super and it is reached every time.
private var isFirst = true

override func viewDidAppear(_ animated: Bool) {
    let forward = {
        super.viewDidAppear(animated)
    }
    if isFirst {
        isFirst = false
        forward()
        print("first time")
    } else {
        forward()
    }
}
