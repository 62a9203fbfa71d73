// finding=none
// Animations and the main queue hold self until they are through, which is not a cycle.
private let banner = UIView()
private var isShown = false

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    DispatchQueue.main.async {
        UIView.animate(withDuration: 0.2, animations: {
            self.banner.alpha = 0.9
        }, completion: { _ in
            self.isShown = true
        })
    }
}
