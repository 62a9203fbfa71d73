// finding=none
// The swimming pool screen lets its superclass go first and then shows the free lanes.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    laneLabel.text = pool.freeLanes.formatted()
}
