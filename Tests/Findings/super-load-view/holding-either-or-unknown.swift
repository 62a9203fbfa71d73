// finding=none
// Whichever way the unknown condition goes, the view is made once: by super or by the assignment.
override func loadView() {
    if designSystem.providesRootView {
        let root = UIView()
        root.backgroundColor = .systemGroupedBackground
        self.view = root
    } else {
        super.loadView()
    }
}
