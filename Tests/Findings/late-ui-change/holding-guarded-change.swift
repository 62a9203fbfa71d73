// finding=none
// The change in viewDidAppear is for a case that no run reaches, because viewDidLoad has already done the work.
private let notice = UILabel()
private var noticeIsCurrent = false

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(notice)
    updateNoticeIfNeeded()
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateNoticeIfNeeded()
}

private func updateNoticeIfNeeded() {
    guard !noticeIsCurrent else { return }
    noticeIsCurrent = true
    notice.text = "Up to date"
}
