import LifecycleEngine
import UIKitNames

// The views that a fragment uses and does not declare, such as `titleLabel` in a lone override.
extension ExampleObserver {
  /// The members that models also have: likely in the files of an app, unlikely in a fragment.
  static let ofModels = ["text", "image", "attributedText"]

  /// Adds a view to a controller's view when the example first uses an undeclared member as a view.
  func standInForUndeclaredView(_ number: Int32, used member: String) {
    guard isAuthorsCode,
      UIKitNames.marks(of: member, in: .view).contains(.telling) || member == "addArrangedSubview",
      !isFile || !Self.ofModels.contains(member),
      opaqueValues.standInViews[number] == nil, opaqueValues.standIns[number] == nil,
      opaqueValues.types[number] == nil,
      case .object(let owner)? = opaqueValues.member(number)?.owner,
      world.kind(of: owner) == .controller,
      world.classRecord(of: owner).isDeclaredByAuthor,
      let root = world.viewIfLoaded(of: owner),
      case .object(let view) = machine.unknowns.standInView(for: number)
    else { return }
    world.addSubview(view, to: root)
    world.release(view)
  }
}
