import UIKit

final class MonthHeaderViewController: UIViewController {
    private let label = UILabel()
    private let previous = UIButton(type: .system)
    private let next = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "November"
        label.textAlignment = .center
        previous.setTitle("‹", for: .normal)
        next.setTitle("›", for: .normal)
        view.addSubview(label)
        view.addSubview(previous)
        view.addSubview(next)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        label.frame = CGRect(x: 44, y: 0, width: size.width - 88, height: size.height)
        previous.frame = CGRect(x: 0, y: 0, width: 44, height: size.height)
        next.frame = CGRect(x: size.width - 44, y: 0, width: 44, height: size.height)
    }
}

/// A month as a grid of day views, seven in a row.
final class CalendarViewController: UIViewController {
    private let header = MonthHeaderViewController()
    private let grid = UIView()
    private var days: [UILabel] = []
    private var dayWidth: CGFloat = 0
    private var showsWeekNumbers = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Calendar"
        view.backgroundColor = .systemBackground
        view.addSubview(grid)
        addHeader()
        addDays()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        showsWeekNumbers = size.width > size.height
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.layoutDays()
        }, completion: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        header.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 48)
        grid.frame = CGRect(x: 0, y: top + 48, width: view.bounds.width, height: view.bounds.height - top - 48)
        updateDayWidth()
    }

    // MARK: - Set-up

    private func addHeader() {
        addChild(header)
        view.addSubview(header.view)
        header.didMove(toParent: self)
    }

    private func addDays() {
        for number in 1...30 {
            let day = UILabel()
            day.text = "\(number)"
            day.textAlignment = .center
            grid.addSubview(day)
            days.append(day)
        }
    }

    // MARK: - Layout

    private func updateDayWidth() {
        let columns: CGFloat = showsWeekNumbers ? 8 : 7
        dayWidth = view.bounds.width / columns
        layoutDays()
        invalidateGrid()
    }

    private func layoutDays() {
        for (index, day) in days.enumerated() {
            let column = index % 7
            let row = index / 7
            day.frame = CGRect(
                x: CGFloat(column) * dayWidth,
                y: CGFloat(row) * 44,
                width: dayWidth,
                height: 44
            )
        }
    }

    private func invalidateGrid() {
        grid.setNeedsDisplay()
        view.setNeedsLayout()
    }
}
