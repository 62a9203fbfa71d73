// finding=super-load-view
// The tide chart lets UIKit make a plain view and throws it away on the next line.
override func loadView() {
    super.loadView()
    let chart = TideChartView(harbour: .whitby)
    view = chart  // <- super-load-view, launch, loadView
}
