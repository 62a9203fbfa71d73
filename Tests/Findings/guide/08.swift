// finding=view-read-in-load-view
// The kiln log asks for its view while it is still making that view, so the getter calls back in here.
override func loadView() {
    let kilnBoard = UIStackView()
    kilnBoard.axis = .vertical
    kilnBoard.tintColor = view.tintColor  // <- view-read-in-load-view, launch, loadView
    view = kilnBoard
}
