// finding=not-reverted-on-cancel
// There is a completion with a look at isCancelled, but it shows the underline again after the transitions that were completed.
private let underline = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(underline)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
        self?.underline.isHidden = true  // <- not-reverted-on-cancel, swipe-cancel, alongside
    }, completion: { [weak self] context in
        guard !context.isCancelled else { return }
        self?.underline.isHidden = false
    })
}
