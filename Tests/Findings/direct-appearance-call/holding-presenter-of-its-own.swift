// finding=none
// A presenter has a method of the same name, which is no callback.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
    output.viewWillAppear(animated)
}
