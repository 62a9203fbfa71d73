// finding=none
// From the second round of the loop on a willMove follows a removeFromParent, each time for a new child.
override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
        let page = UIViewController()
        page.title = "Page \(number)"
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        take(page)
    }
}

private func take(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
}
