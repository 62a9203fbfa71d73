extension Finding {
  /// `order-dependence`.
  static let orderDependence = Finding(
    id: "order-dependence",
    title: "Relying on the order of two controllers",
    statement: "One controller's callback read what another controller's callback wrote, and one "
      + "of the drives reversed their order.",
    why: "Apple documents the order of one controller's callbacks, but not how the callbacks of "
      + "two controllers interleave. As observed, the order varies: a push begins with "
      + "`viewWillDisappear` of the old screen, a tab switch with `viewWillAppear` of the new one. "
      + "Code that works in a navigation stack then shows an old value in a tab.",
    exception: "Where both controllers get callbacks, `viewWillDisappear` of the old one was "
      + "observed before `viewDidAppear` of the new one in pushes, tab switches and full-screen "
      + "presentations. An order that no drive reverses is not reported.",
    mend: "pass the value on when it changes, and do not rely on which screen is called first",
    sources: [
      "cross-controller-order-undocumented", "measured-order-push", "measured-order-tab",
      "measured-order-fullscreen-modal",
    ],
    breaking: """
      var draft = ""

      final class EditorViewController: UIViewController {
          override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              draft = "Dear reader"
          }
      }

      final class OverviewViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              print(draft)
          }
      }
      """,
    holding: """
      var draft = ""

      final class EditorViewController: UIViewController {
          @objc func textDidChange(_ field: UITextField) {
              draft = field.text ?? ""
          }
      }

      final class OverviewViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              print(draft)
          }
      }
      """,
    comparison: .ofOrders)
}
