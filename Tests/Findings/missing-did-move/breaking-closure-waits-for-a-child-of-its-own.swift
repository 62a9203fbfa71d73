// finding=missing-did-move
// The closure embeds another child, and does that properly.
override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIViewController()
    addChild(header)  // <- missing-did-move, launch, willMove
    view.addSubview(header.view)
    ArticleService.shared.load { [weak self] article in
        guard let self else { return }
        let body = UIViewController()
        self.addChild(body)
        self.view.addSubview(body.view)
        body.didMove(toParent: self)
    }
}
