// finding=super-load-view
// The default view is kept as a subview of a wrapper, but it is replaced as the root view all the same.
override func loadView() {
    super.loadView()
    let original = view!
    let wrapper = UIView()
    wrapper.backgroundColor = .black
    original.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(original)
    view = wrapper  // <- super-load-view, launch, loadView
}
