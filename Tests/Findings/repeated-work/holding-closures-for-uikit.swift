// finding=none
// The closures of each appearance go to UIKit and to the main queue and start no work that could pile up.
private let hint = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    hint.alpha = 0
    view.addSubview(hint)
}

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(alongsideTransition: nil) { context in
        print(context.isCancelled ? "cancelled" : "completed")
    }
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.25) { [weak self] in
        self?.hint.alpha = 1
    }
    DispatchQueue.main.async { [weak self] in
        self?.hint.setNeedsDisplay()
    }
}
