import LifecycleEngine

// Views that a fragment uses and does not declare, as `titleLabel.text = "…"` in an override that stands alone.
extension ExampleObserver {
  /// What only views have and do: who has it is a view, whatever it is called.
  private static let ofViews = [
    "addSubview", "insertSubview", "addArrangedSubview", "bringSubviewToFront",
    "sendSubviewToBack", "alpha", "backgroundColor", "tintColor", "isHidden", "text",
    "attributedText", "textColor", "font", "textAlignment", "numberOfLines", "image",
    "contentMode",
  ]

  /// What models have as well: in the files of an app they are as likely, in a fragment much less so.
  private static let ofModels = ["text", "image", "attributedText"]

  /// Puts a view into that of a controller for a member that the example does not declare and uses as
  /// a view, when it first does.
  func standInForUndeclaredView(_ number: Int32, used member: String) {
    guard isAuthorsCode, Self.ofViews.contains(member),
      !isFile || !Self.ofModels.contains(member),
      opaqueValues.standInViews[number] == nil, opaqueValues.standIns[number] == nil,
      opaqueValues.types[number] == nil,
      case .object(let owner)? = opaqueValues.member(number)?.owner,
      world.kind(of: owner) == .controller,
      world.classRecord(of: owner).isDeclaredByAuthor,
      let root = world.viewIfLoaded(of: owner),
      case .object(let view) = machine.standInView(for: number)
    else { return }
    world.addSubview(view, to: root)
    world.release(view)
  }
}
