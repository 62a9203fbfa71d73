// finding=redundant-will-move
// The base class announces every child before it asks the subclass to add it.
class PanelScreen: UIViewController {
    func open(_ panel: UIViewController) {
        panel.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
        install(panel)
        panel.didMove(toParent: self)
    }

    func install(_ panel: UIViewController) {
        addChild(panel)
        view.addSubview(panel.view)
    }
}

class TitledPanelScreen: PanelScreen {
    let caption = UILabel()
}

final class LayersScreen: TitledPanelScreen {
    private let layers = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(caption)
        open(layers)
    }
}
