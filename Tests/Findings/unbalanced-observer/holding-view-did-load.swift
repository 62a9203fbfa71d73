// finding=none
// There is no removal, and none is needed for a registration that is made once and ends with the screen.
override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
        self, selector: #selector(priceChanged), name: Notification.Name("priceChanged"), object: nil
    )
}

@objc private func priceChanged() {
    print("price changed")
}
