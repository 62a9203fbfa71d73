// finding=repeated-work
// The recipe shelf downloads its whole catalogue again on each visit to the tab.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let request = URLRequest(url: catalogueURL)
    URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in  // <- repeated-work, push, viewWillAppear
        guard let data else { return }
        DispatchQueue.main.async { self?.showRecipes(from: data) }
    }.resume()
}
