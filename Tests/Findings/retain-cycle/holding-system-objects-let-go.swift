// finding=none
// Each object of the system is told to let go of the screen when the screen leaves.
var link: CADisplayLink?
var timer: Timer?
var token: NSObjectProtocol?

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link = CADisplayLink(target: self, selector: #selector(tick))
    link?.add(to: .main, forMode: .common)
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    token = NotificationCenter.default.addObserver(forName: .init("sync"), object: nil, queue: .main) { _ in
        self.title = "synced"
    }
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    timer?.invalidate()
    if let token { NotificationCenter.default.removeObserver(token) }
    link = nil
    timer = nil
    token = nil
}

@objc private func tick() {}
