// finding=none
// Each appearance removes the view of the appearance before.
var banner: UIView?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    banner?.removeFromSuperview()
    let next = UIView()
    view.addSubview(next)
    banner = next
}
