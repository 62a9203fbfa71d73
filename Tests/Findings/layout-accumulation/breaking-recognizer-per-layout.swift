// finding=layout-accumulation
// Each layout pass adds one more recognizer, and one tap calls all of them.
override func viewDidLayoutSubviews() {
  super.viewDidLayoutSubviews()
  let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  view.addGestureRecognizer(tap)  // <- layout-accumulation, cover, viewDidLayoutSubviews
}

@objc private func tapped() {}
