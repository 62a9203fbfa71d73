// finding=none
// The bar is changed on the way in and given back on the way out, and a cancelled swipe runs the way in again.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.isTranslucent = false
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.isTranslucent = true
}
