// finding=repeated-work
// The request goes out later, through a helper, at every appearance.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
        self?.load()
    }
}
private func load() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in }.resume()  // <- repeated-work, push, viewDidAppear
}
