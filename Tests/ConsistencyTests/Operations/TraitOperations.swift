import LifecycleEngine

// Traits, the receivers of trait changes, and observers.
extension OperationRow {
  static let traits: [Operation.Kind: OperationRow] = [
    .registerTraits: since(
      17,
      {
        """
        \($0.subject.name).registerForTraitChanges([\(observed[$0.choice].name).self]) {
            (controller: UIViewController, previous: UITraitCollection) in …
        }
        """
      }, repeats: true
    ) { operation, performance in
      performance.withClosure(operation) {
        performance.world.registerForTraitChanges(
          TraitSet(ofType: observed[operation.choice].name), calling: $0,
          of: performance[operation.subject])
      }
    },
    .sendTraits: since(
      17,
      {
        """
        \($0.subject.name).registerForTraitChanges(
            [\(observed[$0.choice].name).self], target: delegate,
            action: #selector(KindOfDelegate.traitsChanged))
        """
      }
    ) {
      $1.world.registerForTraitChanges(
        TraitSet(ofType: observed[$0.choice].name), sending: "traitsChanged", to: $1[.delegate],
        of: $1[$0.subject])
    },
    .updateTraits: since(17, { "\($0.subject.name).updateTraitsIfNeeded()" }) {
      $1.world.updateTraitsIfNeeded(of: $1[$0.subject])
    },
    .overrideStyle: since(
      13, { "\($0.subject.name).overrideUserInterfaceStyle = .\(style($0).name)" }
    ) {
      var traits = $1.world.traitOverrides(of: $1[$0.subject])
      traits.style = style($0)
      $1.world.setTraitOverrides(traits, of: $1[$0.subject])
    },
    .overrideWindowStyle: since(
      13, { "\($0.subject.name).overrideUserInterfaceStyle = .\(style($0).name)" }
    ) { $1.world.overrideStyle(style($0), ofWindow: $1[$0.subject]) },
    .overrideChildTraits: since(
      8,
      {
        "\($0.subject.name).setOverrideTraitCollection("
          + "UITraitCollection(horizontalSizeClass: .\($0.isOn ? "regular" : "compact")), "
          + "forChild: \($0.other.name))"
      }
    ) {
      var traits = TraitOverrides()
      traits.horizontal = $0.isOn ? .regular : .compact
      $1.world.setTraitOverrides(traits, of: $1[$0.other])
    },
    .observe: OperationRow(
      repeats: true,
      write: {
        "NotificationCenter.default.addObserver(forName: \(notifications[$0.choice].owner)."
          + "\(notifications[$0.choice].name), object: nil, queue: nil) { _ in … }"
      },
      perform: { operation, performance in
        let (owner, name) = notifications[operation.choice]
        // Text fields and text views have the same constants, so the engine names the class too.
        performance.observe(operation, owner.hasPrefix("UIText") ? "\(owner).\(name)" : name)
        return true
      }),
  ]

  private static let observed: [(name: String, isColor: Bool)] = [
    ("UITraitUserInterfaceStyle", true), ("UITraitHorizontalSizeClass", false),
    ("UITraitVerticalSizeClass", false), ("UITraitUserInterfaceStyle", true),
  ]

  private static func style(_ operation: Operation) -> InterfaceStyle {
    operation.isOn ? .dark : .light
  }

  /// The notifications that UIKit posts.
  static let notifications: [(owner: String, name: String)] =
    ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"].map {
      ("UIResponder", "keyboard\($0)Notification")
    }
    + ["UITextField", "UITextView"].flatMap { owner in
      ["Begin", "End"].map { (owner, "textDid\($0)EditingNotification") }
    }
    + [
      "didEnterBackground", "willEnterForeground", "didBecomeActive", "willResignActive",
      "didReceiveMemoryWarning", "didFinishLaunching",
    ].map { ("UIApplication", "\($0)Notification") }
}
