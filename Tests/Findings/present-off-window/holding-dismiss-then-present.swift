// finding=none
// The second presentation waits for the dismissal of the first, and the screen is on view all the time.
let terms = UIViewController()
present(terms, animated: true) { [weak self] in
    self?.dismiss(animated: true) {
        let thanks = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
        self?.present(thanks, animated: true)
    }
}
