// finding=none
// The way out covers the account number, and viewIsAppearing, which comes again after the cancel, uncovers it.
private let cover = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    cover.isHidden = true
    view.addSubview(cover)
}

override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    cover.isHidden = true
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cover.isHidden = false
}
