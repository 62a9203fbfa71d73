import UIKit

class AuctionViewController: UIViewController {

    @IBOutlet weak var priceLabel: UILabel!
    @IBOutlet weak var countdownLabel: UILabel!

    private var timer: Timer?
    private var secondsLeft = 60
    private let api = AuctionAPI()

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Auction"
        self.countdownLabel.text = "\(secondsLeft)"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc func tick() {
        secondsLeft -= 1
        countdownLabel.text = "\(max(0, secondsLeft))"
        if secondsLeft % 5 == 0 {
            api.price { [weak self] price in
                self?.priceLabel.text = price
            }
        }
    }

    @IBAction func bid(_ sender: UIButton) {
        sender.isEnabled = false
        api.bid { [weak sender] in sender?.isEnabled = true }
    }

    deinit {
        timer?.invalidate()
        timer = nil
    }
}

final class AuctionAPI {
    func price(_ completion: @escaping (String) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { completion("10 €") }
    }
    func bid(_ completion: @escaping () -> Void) {
        DispatchQueue.main.async(execute: completion)
    }
}
