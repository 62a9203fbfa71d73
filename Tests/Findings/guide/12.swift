// finding=unbalanced-observer
// The weather desk subscribes in viewWillAppear but lets go only in viewDidDisappear.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let centre = NotificationCenter.default
    centre.addObserver(self, selector: #selector(gustArrived(_:)), name: .gustMeasured, object: station)  // <- unbalanced-observer, swipe-cancel, viewWillAppear

    // The bar takes the colour of the storm level together with the push.
    transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
        self?.navigationController?.navigationBar.barTintColor = .systemIndigo
    })
}

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A swipe back that is given up never comes here, so the next visit subscribes once more.
    NotificationCenter.default.removeObserver(self, name: .gustMeasured, object: station)
}
