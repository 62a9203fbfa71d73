import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The early reads of geometry that no run can compare with a final value.
struct UnknownReads {
  /// A read before the layout of a controller.
  struct Early {
    let number: Int32
    let property: String
    let range: SourceRange
  }

  private(set) var early: [Early] = []
  /// The views that were asked again when geometry is final.
  private var late: Set<Int32> = []

  mutating func add(_ read: Early) { early.append(read) }
  mutating func addLate(_ number: Int32) { late.insert(number) }

  /// The early reads that no later read makes up for.
  var remaining: [Early] { early.filter { !late.contains($0.number) } }
}

// Reads of the geometry of views that an example does not declare, such as outlets and bars.
extension ExampleObserver {
  func noteUnknownGeometry(_ name: String, of base: Value) {
    guard case .opaque(_, let number) = base, isAuthorsCode, judgement == nil, !isReadToBeChanged,
      UIKitNames.marks(of: name, in: .view).contains(.settled),
      case .object(let owner)? = opaqueValues.member(number)?.owner,
      world.kind(of: owner) == .controller, mayBeView(number)
    else { return }
    if occasions.last?.callback?.comesWithGeometry == true { return unknownReads.addLate(number) }
    guard let (_, callback) = readingController, callback?.comesBeforeGeometry ?? true else {
      return
    }
    unknownReads.add(UnknownReads.Early(number: number, property: name, range: currentRange))
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
