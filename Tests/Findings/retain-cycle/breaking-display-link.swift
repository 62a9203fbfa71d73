// finding=retain-cycle
// The run loop holds the link, the link holds its target, and nobody ends the link.
override func viewDidLoad() {
    super.viewDidLoad()
    let link = CADisplayLink(target: self, selector: #selector(tick))
    link.add(to: .main, forMode: .common)  // <- retain-cycle, launch, viewDidDisappear
}

@objc private func tick() {}
