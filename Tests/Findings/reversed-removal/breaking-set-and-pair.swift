// finding=reversed-removal
// Children are given in a set, in a pair, in a list that may be missing and behind a case.
enum Place {
    case empty
    case filled(with: UIViewController)
}

final class TilesViewController: UIViewController {
    func clear(_ tiles: Set<UIViewController>) {
        for tile in tiles {
            tile.view.removeFromSuperview()
            tile.removeFromParent()  // <- reversed-removal, launch, didMove
        }
    }

    func close(_ pair: (left: UIViewController, right: UIViewController)) {
        pair.right.view.removeFromSuperview()
        pair.right.removeFromParent()  // <- reversed-removal, launch, didMove
    }

    func closeAll(_ tiles: [UIViewController]?) {
        tiles?.forEach {
            $0.view.removeFromSuperview()
            $0.removeFromParent()  // <- reversed-removal, launch, didMove
        }
    }

    func vacate(_ place: Place) {
        guard case .filled(let tile) = place else { return }
        tile.view.removeFromSuperview()
        tile.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
