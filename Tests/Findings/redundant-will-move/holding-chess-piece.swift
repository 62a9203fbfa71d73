// finding=none
// A piece of a board game moves to a parent node by a method of the same name, far away from view controllers.
final class BoardNode {
    var pieces: [Piece] = []

    func addChild(_ piece: Piece) {
        pieces.append(piece)
    }
}

final class Piece {
    var history: [Int] = []

    func willMove(toParent node: BoardNode) {
        history.append(node.pieces.count)
    }
}

override func viewDidLoad() {
    super.viewDidLoad()
    let square = BoardNode()
    let knight = Piece()
    knight.willMove(toParent: square)
    square.addChild(knight)
}
