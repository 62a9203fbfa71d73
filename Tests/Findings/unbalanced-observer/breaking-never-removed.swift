// finding=unbalanced-observer
// Every appearance registers once more and nothing ever unregisters.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(  // <- unbalanced-observer, push, viewWillAppear
        self, selector: #selector(basketChanged), name: Notification.Name("basketChanged"), object: nil
    )
}

@objc private func basketChanged() {
    print("basket changed")
}
