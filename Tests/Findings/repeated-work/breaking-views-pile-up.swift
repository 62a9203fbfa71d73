// finding=repeated-work
// Each appearance adds another child with its view, and another recognizer.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let banner = UIViewController()
    addChild(banner)
    view.addSubview(banner.view)  // <- repeated-work, tabs, viewWillAppear
    banner.didMove(toParent: self)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))  // <- repeated-work, push, viewWillAppear
}

@objc private func tapped() {}
