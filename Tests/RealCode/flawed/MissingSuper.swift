import UIKit

class TrackedViewController: UIViewController {
    var trackingName: String { "" }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.log(trackingName)
    }
}

enum Analytics {
    static var events: [String] = []
    static func log(_ name: String) { events.append(name) }
}

final class ChartViewController: TrackedViewController {
    override var trackingName: String { "chart" }
    private let chart = ChartView()
    private var portrait: [NSLayoutConstraint] = []
    private var landscape: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        chart.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chart)
        let safe = view.safeAreaLayoutGuide
        portrait = [
            chart.topAnchor.constraint(equalTo: safe.topAnchor),
            chart.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            chart.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            chart.heightAnchor.constraint(equalToConstant: 300),
        ]
        landscape = [
            chart.topAnchor.constraint(equalTo: safe.topAnchor),
            chart.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            chart.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            chart.widthAnchor.constraint(equalToConstant: 500),
        ]
        NSLayoutConstraint.activate(view.bounds.width > view.bounds.height ? landscape : portrait)
    }

    override func viewDidAppear(_ animated: Bool) {
        chart.animate()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        let wide = size.width > size.height
        coordinator.animate(alongsideTransition: { [self] _ in
            NSLayoutConstraint.deactivate(wide ? portrait : landscape)
            NSLayoutConstraint.activate(wide ? landscape : portrait)
            view.layoutIfNeeded()
        }, completion: nil)
    }
}

final class ChartView: UIView {
    private var values: [Double] = [1, 3, 2]
    func animate() {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) { self.alpha = 1 }
    }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(tintColor.cgColor)
        let step = rect.width / CGFloat(values.count)
        for (i, v) in values.enumerated() {
            let point = CGPoint(x: CGFloat(i) * step, y: rect.maxY - CGFloat(v) * 20)
            i == 0 ? context.move(to: point) : context.addLine(to: point)
        }
        context.strokePath()
    }
}
