import UIKit

final class BoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        BoardService.shared.load { [weak self] board in
            guard let self else { return }
            let child = BoardPageViewController(board: board)
            addChild(child)
            view.addSubview(child.view)
        }
    }
}
