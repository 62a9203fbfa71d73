// finding=missing-super
// The first appearance reaches super, but every later one leaves through the guard, so switching tabs shows the fault.
private var returningFromElsewhere = false

override func viewWillAppear(_ animated: Bool) {  // <- missing-super, push, viewWillAppear
    guard !returningFromElsewhere else {
        returningFromElsewhere = false
        return
    }
    super.viewWillAppear(animated)
}

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    returningFromElsewhere = true
}
