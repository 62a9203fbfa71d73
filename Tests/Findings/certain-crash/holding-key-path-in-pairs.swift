// finding=none
// Each disappearance removes what the appearance has added.
private let scroll = UIScrollView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
}

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    scroll.addObserver(self, forKeyPath: "contentOffset", options: [], context: nil)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scroll.removeObserver(self, forKeyPath: "contentOffset")
}
