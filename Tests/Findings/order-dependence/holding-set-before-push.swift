// finding=none
// The value is handed to the next screen before that is pushed or presented, so it is always there when it is read.
final class HotelListScreen: UIViewController {
    private var opened = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !opened else { return }
        opened = true
        let hotel = HotelScreen()
        hotel.nights = 3
        hotel.modalPresentationStyle = .fullScreen
        show(hotel, sender: self)
    }
}

final class HotelScreen: UIViewController {
    var nights = 1
    private var total = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        total = nights * 90
    }
}
