// finding=none
// The request takes a closure on each appearance, and leaving the screen cancels what it returned.
private var request: URLSessionDataTask?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    request = URLSession.shared.dataTask(with: URL(string: "https://example.org/rates")!) { data, _, _ in
        print(data == nil ? "no rates" : "rates")
    }
    request?.resume()
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    request?.cancel()
    request = nil
}
