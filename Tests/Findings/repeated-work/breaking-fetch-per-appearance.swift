// finding=repeated-work
// Each return to the screen sends the same request again, and the completion's weak self does not help against that.
private var messages: [String] = []

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    MailboxService.shared.fetchInbox(limit: 50) { [weak self] inbox in  // <- repeated-work, push, viewWillAppear
        self?.messages = inbox
    }
}
