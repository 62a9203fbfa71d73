// finding=repeated-work
// The task is kept nowhere, so nothing can cancel it before the next appearance starts another.
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { [weak self] in  // <- repeated-work, push, viewDidAppear
        let forecast = await WeatherAPI.shared.forecast(days: 5)
        self?.show(forecast)
    }
}

private var forecasts: [Any] = []

private func show(_ forecast: Any) {
    forecasts = [forecast]
}
