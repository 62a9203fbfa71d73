// finding=late-ui-change
// Only the callback is shown, the label that it changes is in the hidden set-up and has another text until then.
//# private let price = UILabel()
//#
//# override func viewDidLoad() {
//#     super.viewDidLoad()
//#     price.text = "..."
//#     view.addSubview(price)
//# }
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if price.text != "9.99" {
        price.text = "9.99"  // <- late-ui-change, push, viewDidAppear
    }
}
