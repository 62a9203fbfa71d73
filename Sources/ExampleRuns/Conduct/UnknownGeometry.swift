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

  private(set) var early: [Early] = []
  /// The views that were asked again when geometry is final.
  private var late: Set<Target> = []

  mutating func add(_ read: Early) { early.append(read) }
  mutating func addLate(_ view: Target) { late.insert(view) }

  /// The early reads that no later read makes up for.
  var remaining: [Early] { early.filter { !late.contains($0.view) } }
}

// Reads of the geometry of views that an example does not declare, such as outlets and bars.
extension ExampleObserver {
  func noteUnknownGeometry(_ name: String, of base: Value) {
    guard case .opaque(_, let number) = base, let member = opaqueValues.member(number),
      case .object(let owner) = member.owner, world.kind(of: owner) == .controller,
      mayBeView(number)
    else { return }
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
      UIKitNames.marks(of: property, in: .view).contains(.settled)
    else { return }
    if occasions.last?.callback?.comesWithGeometry == true { return unknownReads.addLate(view) }
    guard let (_, callback) = readingController, callback?.comesBeforeGeometry ?? true else {
      return
    }
    unknownReads.add(
      UnknownReads.Early(view: view, name: name, property: property, range: currentRange))
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
