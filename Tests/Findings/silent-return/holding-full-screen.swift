// finding=none
// The style is full screen, so the presenter disappears and reads the value when it appears again.
final class TicketScreen: UIViewController {
    var seat = "1A"
    private var shownSeat = ""
    private var hasChosen = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shownSeat = seat
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasChosen else { return }
        hasChosen = true
        let map = SeatMap()
        map.ticket = self
        map.modalPresentationStyle = .fullScreen
        present(map, animated: true)
    }
}

final class SeatMap: UIViewController {
    weak var ticket: TicketScreen?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            guard let ticket = self?.ticket else { return }
            ticket.seat = "7C"
            self?.dismiss(animated: true)
        }
    }
}
