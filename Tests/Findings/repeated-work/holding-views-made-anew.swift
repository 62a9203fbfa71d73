// finding=none
// What an appearance adds leaves before the next appearance adds the same again.
var banner: UIView?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    banner?.removeFromSuperview()
    let next = UIView()
    view.addSubview(next)
    banner = next
}
