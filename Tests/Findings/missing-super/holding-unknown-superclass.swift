// finding=none
// Of two classes with superclasses that nobody declares one is a view: layoutSubviews is not asked for.
final class Tile: Surface {
    override func didMoveToWindow() {
        alpha = 1
    }
}

final class Basket: Scaffold {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Tile())
    }
}

final class Counter: Scaffold {
    func count() -> Int { 3 }
}
