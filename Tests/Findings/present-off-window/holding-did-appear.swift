// finding=none
// On the first viewDidAppear the screen is in its window, and a flag prevents a second alert.
private var hasGreeted = false

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasGreeted else { return }
    hasGreeted = true
    let greeting = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    greeting.addAction(UIAlertAction(title: "OK", style: .default))
    present(greeting, animated: true)
}
