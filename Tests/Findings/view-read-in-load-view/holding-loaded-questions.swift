// finding=none
// The properties isViewLoaded and viewIfLoaded never load a view, so asking them early is harmless.
override func loadView() {
    if isViewLoaded {
        print("loaded twice")
    }
    viewIfLoaded?.removeFromSuperview()
    view = UIView()
    print(viewIfLoaded == nil ? "missing" : "made")
}
