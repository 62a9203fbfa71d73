// finding=redundant-will-move
// The garden planner announces the move of a bed screen that addChild announces anyway.
func plant(bed: UIViewController) {
    bed.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
    addChild(bed)  // The second announcement comes from in here.
    bed.view.frame = plotView.bounds
    plotView.addSubview(bed.view)
    bed.didMove(toParent: self)
}
