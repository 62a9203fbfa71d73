import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The early reads of geometry that no run can compare with a final value.
struct UnknownReads {
  /// A read before the layout of a controller.
  struct Early {
    let view: Target
    /// The name of the view in the example.
    let name: String
    let property: String
    let range: SourceRange
  }

  /// A read of a view that constraints place, while the view has no size yet.
  struct Unplaced {
    let view: ObjectID
    let property: String
    let range: SourceRange
    let controller: ObjectID
    let callback: Occasion?
    /// True if the value becomes the place of another view.
    let isForPlace: Bool
  }

  private(set) var early: [Early] = []
  private var unplaced: [Unplaced] = []
  /// The views that were asked again when geometry is final.
  private var late: Set<Target> = []

  mutating func add(_ read: Early) { early.append(read) }
  mutating func addLate(_ view: Target) { late.insert(view) }

  mutating func add(_ read: Unplaced) { unplaced.append(read) }
  mutating func removeUnplaced(where isSettled: (Unplaced) -> Bool) {
    unplaced.removeAll(where: isSettled)
  }

  /// The early reads of views that constraints place, without later reads that make up for them.
  var remainingUnplaced: [Unplaced] { unplaced.filter { !late.contains(.object($0.view)) } }

  /// The early reads that no later read makes up for.
  var remaining: [Early] { early.filter { !late.contains($0.view) } }
}

// Reads of the geometry of views that an example does not declare, such as outlets and bars.
extension ExampleObserver {
  func noteUnknownGeometry(_ name: String, of base: Value) {
    guard case .opaque(_, let number) = base, let member = opaqueValues.member(number),
      case .object(let owner) = member.owner
    else { return }
    let isGuide = world.kind(of: owner) == .view && member.name.hasSuffix("LayoutGuide")
    guard isGuide || world.kind(of: owner) == .controller && mayBeView(number) else { return }
    noteUnknownGeometry(name, of: .opaque(number), named: member.name)
  }

  /// Notes a read of an outlet whose frame only a storyboard or nib tells.
  func noteOutletGeometry(_ name: String, of id: ObjectID) {
    guard world.kind(of: id) == .view, world.frame(of: id) == .zero,
      let outlet = outletName(of: id)
    else { return }
    noteUnknownGeometry(name, of: .object(id), named: outlet)
  }

  private func noteUnknownGeometry(_ property: String, of view: Target, named name: String) {
    guard isAuthorsCode, judgement == nil, !isReadToBeChanged,
      property == "layoutFrame"
        || UIKitNames.marks(of: property, in: .view).contains(.settled)
    else { return }
    if occasions.last?.callback?.comesWithGeometry == true { return unknownReads.addLate(view) }
    guard let (_, callback) = readingController, callback?.comesBeforeGeometry ?? true else {
      return
    }
    unknownReads.add(
      UnknownReads.Early(view: view, name: name, property: property, range: currentRange))
  }

  /// Notes a read of a view that constraints or a stack place, and that has not been laid out.
  func notePlacedGeometry(_ property: String, of view: ObjectID) {
    guard isAuthorsCode, judgement == nil, !isReadToBeChanged, world.kind(of: view) == .view,
      UIKitNames.marks(of: property, in: .view).contains(.place), isPlacedLater(view)
    else { return }
    if occasions.last?.callback?.comesWithGeometry == true {
      return unknownReads.addLate(.object(view))
    }
    guard let (controller, callback) = readingController, callback?.comesBeforeGeometry ?? true,
      hasNoSizeYet(view)
    else { return }
    unknownReads.add(
      UnknownReads.Unplaced(
        view: view, property: property, range: currentRange, controller: controller,
        callback: occasions.last { $0.receiver == controller }, isForPlace: isReadForPlace))
  }

  /// True if the value is assigned to the place of a view as it is.
  var isReadForPlace: Bool {
    guard let frame = frames.last else { return false }
    for instruction in program.functions[frame.function].code.dropFirst(frame.position) {
      switch instruction {
      case .setMember(let name), .setMemberDirectly(let name, _):
        return UIKitNames.marks(of: program.names[name], in: .view).contains(.place)
      case .getMember, .loadLocal, .loadCell, .loadCapture, .loadCapturedCell, .loadGlobal, .swap,
        .duplicate, .coerce, .forceUnwrap, .jumpIfNull:
        break
      default: return false
      }
    }
    return false
  }

  /// Forgets the reads of a controller whose values became places that masks or constraints keep right.
  func settlePlaces(of controller: ObjectID) {
    unknownReads.removeUnplaced { read in
      read.isForPlace && read.controller == controller && !world.isDeallocated(read.view)
        && world.subviews(of: read.view).contains {
          !world.autoresizingMask(of: $0).isEmpty || world.usesConstraints($0)
        }
    }
  }

  /// True if constraints or a stack give a view its place in the layout of its superview.
  func isPlacedLater(_ view: ObjectID) -> Bool {
    world.isPlacedByConstraints(view)
      || world.superview(of: view).map { machine.types.isCommonView($0, "UIStackView") }
        ?? false
  }

  /// True if a view has no size, and its superview has not been laid out since the view came.
  func hasNoSizeYet(_ view: ObjectID) -> Bool {
    world.frame(of: view).size == Size(width: 0, height: 0)
      && world.superview(of: view).map { world.needsLayout($0) } ?? true
  }

  /// The outlet of the running controller that holds a view.
  private func outletName(of id: ObjectID) -> String? {
    guard let owner = controllerAtWork, let slot = machine.heap.fieldSlot(of: owner),
      let type = machine.types.typeIndex(of: owner)
    else { return nil }
    let values = machine.heap.fields(slot)
    for index in machine.types.classes(from: type) {
      let code = program.types[index]
      for (place, field) in code.fields.enumerated() where field.isOutlet {
        let position = code.inheritedFieldCount + place
        guard position < values.count else { continue }
        switch values[position] {
        case .object(id), .weak(id): return field.name
        default: break
        }
      }
    }
    return nil
  }

  /// Notes that code uses a member of the window when the view cannot be in a window yet.
  func noteWindow(_ value: Value, _ name: String, of id: ObjectID) {
    guard name == "window", case .null = value, world.kind(of: id) == .view, isAuthorsCode,
      judgement == nil, isUsedIfPresent, let (_, callback) = readingController,
      callback == nil || callback == .loadView || callback == .viewDidLoad
        || callback == .viewWillAppear
    else { return }
    note(.usedNoWindow)
  }

  /// True if the next instruction uses the value unless the value is nil.
  private var isUsedIfPresent: Bool {
    guard let frame = frames.last else { return false }
    let code = program.functions[frame.function].code
    guard frame.position < code.count, case .jumpIfNull = code[frame.position] else { return false }
    return true
  }

  /// True if the known type of an opaque value, if any, is a view.
  private func mayBeView(_ number: Int32) -> Bool {
    guard let type = opaqueValues.types[number] else { return true }
    return type == "UIView" || CommonViews.superclass(of: type) != nil
  }
}
