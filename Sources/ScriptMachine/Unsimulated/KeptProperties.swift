import LifecycleEngine
import UIKitNames

// Properties of views that the simulator only keeps. A kept value is read back only if UIKit keeps the
// value, too.
extension UnknownValues {
  /// True for an object of a class of the author's that is no controller and no view, such as a
  /// subclass of a gesture recognizer.
  package func isOwnObject(_ value: Value) -> Bool {
    guard let id = value.objectID, world.kind(of: id) == .foreign else { return false }
    return machine.types.typeIndex(of: id) != nil
  }

  /// Keeps the value of a property, or an unknown value if UIKit has another value there.
  func keep(_ value: Value, _ name: String, of id: ObjectID) {
    let base = world.classRecord(of: id).base
    noteContents(name, of: id)
    heap.keep(kept(value, name, of: id), name, of: id)
    forgetChanged(by: name, of: id)
    for bound in UIKitNames.membersBound(by: name, in: base) {
      guard let old = heap.kept(bound, of: id)?.number, !isWithinBounds(old, bound, of: id) else {
        continue
      }
      forget(bound, of: id)
    }
  }

  /// Keeps the value of a property of a view. Nothing calls a closure that the view gets there, and
  /// UIKit may call the closure.
  func keepUncalled(_ value: Value, _ name: String, of id: ObjectID) {
    if !rules.allowsUndeclared, let closure = value.objectID,
      case .closure(let record) = heap.foreignObject(closure)
    {
      note(.unknownClosure, [record.function])
    }
    keep(value, name, of: id)
  }

  private func kept(_ value: Value, _ name: String, of id: ObjectID) -> Value {
    guard !rules.allowsUndeclared else { return heap.copied(value) }
    let marks = UIKitNames.marks(of: name, in: world.classRecord(of: id).base)
    let isEmptied = marks.contains(.emptied) || machine.types.isCommonView(id, "UISearchBar")
    if value.isNull, isEmptied, name == "text" { return .string("") }
    if value.isNull, marks.contains(.replaced) { return makeOpaque(name) }
    if let number = value.number, !isWithinBounds(number, name, of: id) {
      return makeOpaque(name)
    }
    return heap.copied(value)
  }

  /// Returns false for a number that UIKit may replace by the nearest bound.
  private func isWithinBounds(_ number: Double, _ name: String, of id: ObjectID) -> Bool {
    let bounds = UIKitNames.row(of: name, in: world.classRecord(of: id).base)?.bounds ?? []
    guard !rules.allowsUndeclared, bounds.count == 2 else { return true }
    let values = bounds.map { bound(String($0), of: id) }
    guard let least = values[0], let greatest = values[1] else { return false }
    // The last page or segment is one below the number.
    let last = bounds[1].hasPrefix("numberOf") ? greatest - 1 : greatest
    return number >= least && number <= last
  }

  /// The value of a bound; nil for an unknown value.
  private func bound(_ text: String, of id: ObjectID) -> Double? {
    let parts = text.split(separator: "=").map { String($0) }
    if parts.count == 1 { return Double(Int(text) ?? 0) }
    if let kept = heap.kept(parts[0], of: id) { return kept.number }
    return Double(Int(parts[1]) ?? 0)
  }

  /// Forgets the kept values that a call or an assignment changes.
  func forgetChanged(by name: String, of id: ObjectID) {
    guard !rules.allowsUndeclared else { return }
    let changed = UIKitNames.row(of: name, in: world.classRecord(of: id).base)?.changed ?? []
    for property in changed { forget(property, of: id) }
  }

  /// Keeps the value that a call sets, as `setEditing(true, animated: true)` does.
  func keepAssigned(by name: String, of id: ObjectID, _ arguments: Arguments) {
    guard !rules.allowsUndeclared,
      let property = UIKitNames.row(of: name, in: world.classRecord(of: id).base)?.assigned
    else { return }
    if let value = arguments.unlabeled {
      keep(value, property, of: id)
    } else if machine.types.isCommonView(id, "UIActivityIndicatorView") {
      // An image view animates only with several images.
      heap.keep(.boolean(name.hasPrefix("start")), property, of: id)
    }
  }

  /// The value of a property that another property leaves to UIKit; `nil` for a property that keeps its
  /// value.
  func overruled(_ name: String, of id: ObjectID) -> Value? {
    guard !rules.allowsUndeclared, world.kind(of: id) == .view else { return nil }
    let base = world.classRecord(of: id).base
    guard let words = UIKitNames.row(of: name, in: base)?.overruling, words.count == 2,
      let row = UIKitNames.row(of: words[0], in: base),
      Release(UIKitNames.firstRelease(of: words[0], of: base) ?? 0) <= world.release
    else { return nil }
    switch heap.kept(words[0], of: id) {
    case .boolean(let isOn)?: guard String(isOn) == words[1] else { return nil }
    case nil: guard row.initialValue == words[1] else { return nil }
    default: break
    }
    return opaqueMember(name, of: .object(id))
  }

  private func forget(_ name: String, of id: ObjectID) {
    heap.keep(makeOpaque(name), name, of: id)
  }

  /// Forgets the property of a view that a layer sets under the same name.
  func forgetSet(_ name: String, ofLayer number: Int32) {
    guard !rules.allowsUndeclared, let view = heap.opaqueValues.layers[number],
      !world.isDeallocated(view), UIKitNames.marks(of: name, in: .view).contains(.simulated)
    else { return }
    forget(name, of: view)
  }

  // MARK: Layouts of collection views

  static let layout = "UICollectionViewFlowLayout"
  /// The properties of a flow layout that only keep their values, with the documented initial values.
  /// Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
  static let ofLayouts: [(name: String, value: Value)] = [
    ("itemSize", .size(Size(width: 50, height: 50))), ("minimumLineSpacing", .double(10)),
    ("minimumInteritemSpacing", .double(10)), ("scrollDirection", .symbol("vertical")),
    ("headerReferenceSize", .size(Size(width: 0, height: 0))),
    ("footerReferenceSize", .size(Size(width: 0, height: 0))),
  ]

  // MARK: Sizes of their own

  private static let ownSize = "size of its own"

  /// The types of buttons with a picture, which give the button a size.
  private static let pictures = [
    "contactAdd", "detailDisclosure", "infoLight", "infoDark", "close",
  ]

  /// Notes a view that takes the size of its image, or has another size that no frame gives.
  func noteSize(of id: ObjectID, made arguments: Arguments) {
    guard !rules.allowsUndeclared else { return }
    if machine.types.isCommonView(id, "UIImageView"), arguments.labels.contains("image") {
      heap.keep(.symbol("an image view with the size of its image"), Self.ownSize, of: id)
    }
    if case .symbol(let type)? = arguments.labeled("type"), Self.pictures.contains(type) {
      heap.keep(.symbol("a button with a picture"), Self.ownSize, of: id)
    }
    if machine.types.isCommonView(id, "UISlider"), arguments.values.isEmpty {
      heap.keep(.symbol("a slider that has got no frame"), Self.ownSize, of: id)
    }
  }

  /// A view that took the size of its image has got a place.
  func noteFrame(of id: ObjectID) {
    if heap.kept(Self.ownSize, of: id) != nil { heap.keep(.null, Self.ownSize, of: id) }
  }

  /// The reason that the frame of a view is not known: the view sizes itself, or has scrolled.
  /// - Parameter isInside: True for the property in the coordinates of the view itself.
  func unknownGeometry(_ name: String, of id: ObjectID, isInside: Bool) -> String? {
    guard !rules.allowsUndeclared else { return nil }
    guard UIKitNames.marks(of: name, in: .view).contains(.place) else { return nil }
    return unknownPlace(of: id, isInside: isInside)
  }

  private func unknownPlace(of id: ObjectID, isInside: Bool) -> String? {
    if isStopped(id) { return "a view whose animation was stopped" }
    if case .symbol(Self.opaqueFrame)? = heap.kept(Self.unsettledFrame, of: id) {
      return "a view that got its frame from a value that is not simulated"
    }
    let library = machine.types.libraryClassName(of: id)
    if let library, CommonViews.hasOwnSize(library) { return "a '\(library)', which sizes itself," }
    if case .symbol(let reason)? = heap.kept(Self.ownSize, of: id) { return reason }
    if isInside, machine.types.isCommonView(id, "UIScrollView"),
      let offset = heap.kept("contentOffset", of: id), !offset.isZeroPoint
    {
      return "a scroll view that has scrolled"
    }
    if isInside, world.window(of: id) != nil, machine.types.isCommonView(id, "UIScrollView"),
      readsOriginNext
    {
      return "a scroll view, whose origin follows the safe area,"
    }
    return nil
  }

  /// True if the code reads the vertical place of the value that the code reads now.
  private var readsOriginNext: Bool {
    guard let frame = stack.frames.last(where: { $0.position > 0 }) else { return false }
    let code = program.functions[frame.function].code
    guard code.indices.contains(frame.position), case .getMember(let name) = code[frame.position]
    else { return false }
    return ["origin", "minY", "midY", "maxY"].contains(program.names[name])
  }

  /// The part of the safe area that covers a plain view, in a check; `nil` where the part is not known.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  func safeArea(ofSubview id: ObjectID) -> Insets? {
    guard machine.judgement != nil else { return nil }
    guard let superview = world.superview(of: id) else { return .zero }
    let (frame, size) = (world.frame(of: id), world.frame(of: superview).size)
    let isAround =
      world.controller(ofView: superview) != nil || world.window(of: superview) == superview
    let around = isAround ? world.safeAreaInsets(of: superview) : safeArea(ofSubview: superview)
    guard var insets = around, world.window(of: id) != nil, !world.isPlacedByConstraints(id),
      unknownPlace(of: id, isInside: false) == nil, !frame.isEmpty,
      !machine.types.isCommonView(superview, "UIScrollView"),
      !machine.types.isCommonView(superview, "UIStackView"),
      frame.x >= 0, frame.y >= 0, frame.x + frame.size.width <= size.width,
      frame.y + frame.size.height <= size.height
    else { return nil }
    insets.leave(frame, within: size)
    return insets
  }

  /// An indicator hides itself while it does not animate. Source:
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  func hidesItself(_ id: ObjectID) -> Bool {
    guard !rules.allowsUndeclared, machine.types.isCommonView(id, "UIActivityIndicatorView") else {
      return false
    }
    if case .boolean(false)? = heap.kept("hidesWhenStopped", of: id) { return false }
    return true
  }

  /// True for a view of a class that adds subviews itself, which the simulator does not have.
  func hasHiddenParts(_ id: ObjectID) -> Bool {
    guard !rules.allowsUndeclared else { return false }
    if world.classRecord(of: id).base.isTextInput { return true }
    return machine.types.libraryClassName(of: id).map { CommonViews.hasHiddenParts($0) } ?? false
  }
}

extension Value {
  /// True for a point at zero.
  var isZeroPoint: Bool {
    switch self {
    case .point(x: 0, y: 0), .symbol("zero"): true
    default: false
    }
  }
}
