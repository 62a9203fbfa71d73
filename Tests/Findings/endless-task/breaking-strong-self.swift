// finding=endless-task
// The loop waits for the next price for ever, and its task holds the screen while it waits.
private var latest: Any?

override func viewDidLoad() {
    super.viewDidLoad()
    Task {
        for await price in PriceFeed.shared.prices {  // <- endless-task, launch, viewDidDisappear
            self.latest = price
        }
    }
}
