// finding=none
// A layer is made in each pass as a mask, which takes the place of the last mask and adds none to the tree.
final class AvatarViewController: UIViewController {
    private let avatar = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(avatar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        avatar.frame = CGRect(x: 24, y: 64, width: 96, height: 96)
        clip(avatar)
    }

    private func clip(_ target: UIView) {
        let mask = CAShapeLayer()
        mask.frame = target.bounds
        mask.path = UIBezierPath(ovalIn: target.bounds).cgPath
        target.layer.mask = mask
    }
}
