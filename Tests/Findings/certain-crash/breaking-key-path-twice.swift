// finding=certain-crash
// The observer is added once and removed at each disappearance.
private let scroll = UIScrollView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.addObserver(self, forKeyPath: "contentOffset", options: [], context: nil)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scroll.removeObserver(self, forKeyPath: "contentOffset")  // <- certain-crash, push, viewWillDisappear
}
