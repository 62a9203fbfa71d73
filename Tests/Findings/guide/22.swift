// finding=missing-did-move
// The library desk adopts a loan screen and never tells it that the move is over.
func openLoanPanel(_ loans: UIViewController) {
    addChild(loans)  // <- missing-did-move, launch, willMove
    loans.view.frame = deskArea.bounds
    deskArea.addSubview(loans.view)
    // The panel still waits for the end of the move here.
}
