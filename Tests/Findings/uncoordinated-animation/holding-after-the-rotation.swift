// finding=none
// The animation belongs to the coordinator's completion, so it starts when the rotation is over.
private let tip = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    tip.text = "Rotate back to edit"
    tip.alpha = 0
    view.addSubview(tip)
}

override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil, completion: { [weak self] context in
        guard !context.isCancelled else { return }
        UIView.animate(withDuration: 0.2) {
            self?.tip.alpha = size.width > size.height ? 1 : 0
        }
    })
}
