// finding=direct-appearance-call
// The call comes a turn later from the main queue, which makes it no less a call by hand.
override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async { [weak self] in
        self?.viewDidAppear(false)  // <- direct-appearance-call, launch, viewDidAppear
    }
}
