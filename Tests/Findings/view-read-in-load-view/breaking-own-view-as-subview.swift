// finding=view-read-in-load-view
// The author wants to wrap the default view, but there is none yet and super was never called.
private let shadow = UIView()

override func loadView() {
    shadow.layer.shadowOpacity = 0.4
    wrap(into: shadow)
    view = shadow
}

private func wrap(into container: UIView) {
    guard let content = view else { return }  // <- view-read-in-load-view, launch, loadView
    container.addSubview(content)
}
