// finding=redundant-will-move
// The steps are kept as a list of closures, and the first of them repeats what the second does.
override func viewDidLoad() {
    super.viewDidLoad()
    let ticker = UIViewController()
    let steps: [() -> Void] = [
        { ticker.willMove(toParent: self) },  // <- redundant-will-move, launch, willMove
        { self.addChild(ticker) },
        { self.view.addSubview(ticker.view) },
        { ticker.didMove(toParent: self) }
    ]
    steps.forEach { step in step() }
}
