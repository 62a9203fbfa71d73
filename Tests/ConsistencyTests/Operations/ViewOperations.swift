import LifecycleEngine

// Loading, layout and text fields.
extension OperationRow {
  static let views = loading.merging(fields) { first, _ in first }.merging(later) { first, _ in
    first
  }

  private static let loading: [Operation.Kind: OperationRow] = [
    .renew: call({ "\($0.subject.name) = …" }) {
      _ = $1.renew($0.subject)
    },
    .loadView: call({ "_ = \($0.subject.name).view" }) { _ = $1.world.view(of: $1[$0.subject]) },
    .dropView: call({ "\($0.subject.name).view = nil" }) {
      $1.world.setView(nil, of: $1[$0.subject])
    },
    .setNeedsLayout: ifLoaded("setNeedsLayout") { $0.setNeedsLayout($1) },
    .layoutIfNeeded: ifLoaded("layoutIfNeeded") { $0.layoutIfNeeded($1) },
    .setNeedsConstraints: since(
      6,
      {
        "if \($0.subject.name).isViewLoaded { "
          + "\($0.subject.name).view.setNeedsUpdateConstraints() }"
      }
    ) {
      guard let view = $1.world.viewIfLoaded(of: $1[$0.subject]) else { return }
      $1.world.setNeedsUpdateConstraints(view)
    },
    .updateConstraints: since(
      6,
      {
        "if \($0.subject.name).isViewLoaded { "
          + "\($0.subject.name).view.updateConstraintsIfNeeded() }"
      }
    ) {
      guard let view = $1.world.viewIfLoaded(of: $1[$0.subject]) else { return }
      $1.world.updateConstraintsIfNeeded(view)
    },
    .setNeedsProperties: call({
      "if #available(iOS 26, *) { \($0.subject.name).setNeedsUpdateProperties() }"
    }) {
      guard $1.world.release >= Release(26) else { return }
      $1.world.setNeedsUpdateProperties(ofController: $1[$0.subject])
    },
    .overrideTraits: call({
      """
      if #available(iOS 17, *) {
          \($0.subject.name).traitOverrides.userInterfaceStyle = .\($0.isOn ? "dark" : "light")
      }
      """
    }) {
      guard $1.world.release >= Release(17) else { return }
      var traits = $1.world.traitOverrides(of: $1[$0.subject])
      traits.style = $0.isOn ? .dark : .light
      $1.world.setTraitOverrides(traits, of: $1[$0.subject])
    },
    .conformOrientation: call({
      """
      if #available(iOS 16, *) {
          \($0.subject.name).setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      """
    }) {
      guard $1.world.release >= Release(16) else { return }
      $1.world.setNeedsUpdateOfSupportedOrientations()
    },
  ]

  private static func ifLoaded(
    _ name: String, _ perform: @escaping @Sendable (World, ObjectID) -> Void
  ) -> OperationRow {
    call({ "if \($0.subject.name).isViewLoaded { \($0.subject.name).view.\(name)() }" }) {
      if let view = $1.world.viewIfLoaded(of: $1[$0.subject]) { perform($1.world, view) }
    }
  }

  private static let fields: [Operation.Kind: OperationRow] = [
    .placeField: call({ "\($0.other.name).view.addSubview(\($0.subject.name))" }) {
      guard let view = $1.world.view(of: $1[$0.other]), $1.world.stop == nil else { return }
      $1.world.addSubview($1[$0.subject], to: view)
    },
    .removeField: call({ "\($0.subject.name).removeFromSuperview()" }) {
      $1.world.removeFromSuperview($1[$0.subject])
    },
    .beginEditing: call({ "\($0.subject.name).becomeFirstResponder()" }) {
      _ = $1.world.beginEditing($1[$0.subject])
    },
    .endEditing: call({ "\($0.subject.name).resignFirstResponder()" }) {
      _ = $1.world.endEditing($1[$0.subject])
    },
    .endEditingInView: call({
      "if \($0.subject.name).isViewLoaded { \($0.subject.name).view.endEditing(\($0.isOn)) }"
    }) {
      guard let view = $1.world.viewIfLoaded(of: $1[$0.subject]) else { return }
      _ = $1.world.endEditing(in: view, isForced: $0.isOn)
    },
  ]
}
