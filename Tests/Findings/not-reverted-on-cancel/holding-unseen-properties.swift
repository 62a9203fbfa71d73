// finding=none
// What is set says how touches are treated, and nobody sees it.
private let scroll = UIScrollView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
}
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scroll.keyboardDismissMode = .none
    scroll.scrollsToTop = false
    scroll.delaysContentTouches = false
    scroll.gestureRecognizers = []
}
