// finding=none
// The frame that a view is made with is replaced by constraints.
import UIKit
final class A: UIViewController {
    private lazy var cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
        super.viewDidLoad()
        cv.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cv)
        NSLayoutConstraint.activate([
            cv.topAnchor.constraint(equalTo: view.topAnchor), cv.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            cv.leadingAnchor.constraint(equalTo: view.leadingAnchor), cv.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
