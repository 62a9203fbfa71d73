// finding=repeated-work
// Functions of others with the names of those of queues and sequences.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    SyncService.shared.sync { [weak self] in self?.reload() }  // <- repeated-work, push, viewWillAppear
    sync?.count { print($0) }  // <- repeated-work, push, viewWillAppear
}
