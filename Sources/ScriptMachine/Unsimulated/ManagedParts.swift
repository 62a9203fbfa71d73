import LifecycleEngine
import UIKitNames

// Parts of UIKit's objects that their owner manages. UIKit raises an exception where code changes them.
extension UnknownValues {
  private static let ofBars = ["items", "setItems", "elegate"]

  /// The ends of the names of the members of a part that code must not change.
  private func managed(_ part: String, of owner: ObjectID) -> [String] {
    switch world.kind(of: owner) {
    case .controller:
      switch (world.classRecord(of: owner).base, part) {
      case (.navigationController, Bar.navigationBar.property):
        Self.ofBars + ["pushItem", "popItem"]
      case (.navigationController, Bar.toolbar.property): ["items", "setItems"]
      case (.tabBarController, Bar.tabBar.property): Self.ofBars + ["selectedItem"]
      default: []
      }
    case .view:
      (part == "panGestureRecognizer" || part == "pinchGestureRecognizer")
        && machine.types.isCommonView(owner, "UIScrollView") ? ["elegate"] : []
    default: []
    }
  }

  /// Fails for a change of a part that its owner manages. Source: the discussions of
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar,
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/toolbar and
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbar
  package func checkManaged(_ name: String, of base: Value) throws(RunError) {
    guard !rules.allowsUndeclared, case .opaque(_, let number) = base,
      let place = heap.opaqueValues.member(number), case .object(let owner) = place.owner,
      !world.isDeallocated(owner),
      managed(place.name, of: owner).contains(where: { name.hasSuffix($0) })
    else { return }
    throw raises(
      "A change of '\(name)' of the '\(place.name)', which its owner manages,", Self.inconsistency,
      "change the controllers or the view that owns the '\(place.name)'")
  }

  /// Fails for a subview of an effect view itself. Source:
  /// https://developer.apple.com/documentation/uikit/uivisualeffectview
  package func checkSubview(_ name: String, of id: ObjectID) throws(RunError) {
    guard !rules.allowsUndeclared, name.hasSuffix("Subview"),
      world.kind(of: id) == .view, machine.types.isCommonView(id, "UIVisualEffectView")
    else { return }
    throw raises(
      "A subview of a 'UIVisualEffectView' itself", Self.inconsistency,
      "add the view to 'contentView'")
  }

  /// Fails for an activity controller without a source on a pad. Source:
  /// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
  func checkSource(ofSystemController type: String) throws(RunError) {
    guard type == "UIActivityViewController", world.device.idiom == .pad,
      !program.names.contains(where: { $0.hasPrefix("popoverPresentation") })
    else { return }
    try raise(
      "An activity controller on a pad without a source", "NSGenericException",
      "set 'popoverPresentationController?.sourceView'")
  }

  /// Stack views forget a view that leaves them. Source:
  /// https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  package func noteLeaving(_ name: String, of id: ObjectID, _ arguments: Arguments) {
    guard world.kind(of: id) == .view else { return }
    switch name {
    case _ where name.hasPrefix("removeFromSuper"): machine.arrangements.forget(id)
    case _ where name.hasSuffix("Subview") && !name.hasPrefix("remove"):
      guard let view = arguments.unlabeled?.objectID, world.kind(of: view) == .view,
        world.superview(of: view) != id
      else { return }
      machine.arrangements.forget(view)
    default: break
    }
  }
}
