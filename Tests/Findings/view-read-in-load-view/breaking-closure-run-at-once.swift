// finding=view-read-in-load-view
// The closure has a weak self and looks harmless, but it is called before view is assigned.
override func loadView() {
    let root = UIView()
    let configure: (UILabel) -> Void = { [weak self] label in
        label.text = "Loading"
        self?.view.addSubview(label)  // <- view-read-in-load-view, launch, loadView
    }
    configure(UILabel())
    view = root
}
