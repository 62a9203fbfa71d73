// finding=none
// The lighthouse screen starts its beam and counts the visit when people can see it.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    beamView.beginSweep(secondsPerTurn: 12)
    visitCounter.record(page: .lighthouse)
}
