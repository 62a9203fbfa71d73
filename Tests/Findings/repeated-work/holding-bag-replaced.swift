// finding=none
// A new set of subscriptions takes the place of the old one, which ends them.
import Combine
import UIKit
final class A: UIViewController {
    private var bag = Set<AnyCancellable>()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bag = []
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { [weak self] _ in self?.title = "x" }
            .store(in: &bag)
    }
}
