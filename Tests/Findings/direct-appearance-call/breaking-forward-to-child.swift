// finding=direct-appearance-call
// The child has been contained correctly, and then two of its callbacks are called by hand to get it going.
func start(_ ticker: UIViewController) {
    addChild(ticker)
    view.addSubview(ticker.view)
    ticker.didMove(toParent: self)
    ticker.viewWillAppear(false)  // <- direct-appearance-call, launch, viewWillAppear
    ticker.viewDidAppear(false)  // <- direct-appearance-call, launch, viewDidAppear
}
