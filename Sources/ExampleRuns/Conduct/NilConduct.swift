import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// The reads of properties declared with `!` that are nil in every app.
struct CertainNils {
  /// The places of the reads that the code reaches without a condition.
  private var ranges: [SourceRange] = []
  /// The place of the last read.
  fileprivate(set) var last: SourceRange?
  /// The properties set by code, as the names of properties that hold weakly.
  private var weakly: [WeakWrite] = []
  /// The names that code sets which others may run; `nil` until somebody asks.
  fileprivate var setFromOutside: Set<String>?

  fileprivate struct WeakWrite: Equatable {
    let owner: ObjectID
    let name: String
    let function: Int
    let turn: Int
  }

  fileprivate mutating func add(_ range: SourceRange, isReachedByAll: Bool) {
    last = range
    if isReachedByAll { ranges.append(range) }
  }

  fileprivate mutating func add(_ write: WeakWrite) { weakly.append(write) }
  fileprivate func contains(_ write: WeakWrite) -> Bool { weakly.contains(write) }

  /// True if the failure at a place comes from such a read, whatever an app does.
  func explains(_ range: SourceRange) -> Bool { ranges.contains { $0.overlaps(range) } }
}

extension SourceRange {
  fileprivate func overlaps(_ other: SourceRange) -> Bool {
    source == other.source && start < other.end && other.start < end
  }
}

/// Properties declared with `!`. Other code sets most of them before the screen is used, so nil stands
/// for a value that the example does not show. Some are nil for certain.
struct NilNotes {
  let observer: ExampleObserver
  private var program: Program { observer.program }
  private var world: World { observer.world }

  func isCertain(_ field: FieldCode, _ value: Value, of id: ObjectID) -> Bool {
    guard observer.isAuthorsCode, observer.judgement == nil, isGone(value),
      !observer.crashes.hasCalledHelper,
      let type = observer.machine.types.typeIndex(of: id), !program.types[type].isOpen,
      isNil(field, value, of: id)
    else { return false }
    observer.nils.add(observer.currentRange, isReachedByAll: isReachedByAll)
    return true
  }

  private func isGone(_ value: Value) -> Bool {
    if case .weak(let id) = value { return world.isDeallocated(id) }
    return value.isNull
  }

  private func isNil(_ field: FieldCode, _ value: Value, of id: ObjectID) -> Bool {
    if case .weak = value {
      return observer.frames.contains { frame in
        observer.nils.contains(weakWrite(of: field, id, in: frame.function))
      }
    }
    if field.isOutlet {
      return world.kind(of: id) == .controller && !loadsNibs
        && (world.viewIfLoaded(of: id) == nil || isInOwnLoadView(id))
    }
    return observer.isInitializing(id) || field.isPrivate && !setFromOutside.contains(field.name)
  }

  /// True if `loadView` of a controller runs and has not called UIKit's own.
  private func isInOwnLoadView(_ id: ObjectID) -> Bool {
    observer.bodies.contains { $0.callback == .loadView && $0.receiver == id && !$0.hasReachedBase }
  }

  /// True if code connects outlets by itself.
  private var loadsNibs: Bool {
    program.names.contains { $0 == "loadNibNamed" || $0 == "UINib" }
  }

  private func weakWrite(
    of field: FieldCode, _ id: ObjectID, in function: Int
  ) -> CertainNils.WeakWrite {
    CertainNils.WeakWrite(owner: id, name: field.name, function: function, turn: world.turn)
  }

  /// Notes an object in a property that holds weakly. Nothing else may hold the object.
  func noteWrite(of field: FieldCode, _ value: Value, _ id: ObjectID) {
    guard field.isWeak, field.isGivenFromOutside, !value.isNull, let frame = observer.frames.last
    else {
      return
    }
    observer.nils.add(weakWrite(of: field, id, in: frame.function))
  }

  /// The names that code sets which is no callback, and which no callback needs to run before.
  private var setFromOutside: Set<String> {
    if let known = observer.nils.setFromOutside { return known }
    let program = self.program
    let entries = program.entriesFromOutside { program.range(ofFunction: $0).isOfExample }
    observer.nils.setFromOutside = CodeReach(of: entries, in: program).sets
    return observer.nils.setFromOutside ?? []
  }

  /// True if the running code came to its place without a condition.
  private var isReachedByAll: Bool {
    observer.frames.allSatisfy { frame in
      guard program.range(ofFunction: frame.function).isOfExample else { return true }
      return program.functions[frame.function].code.prefix(frame.position).allSatisfy {
        !$0.isConditional
      }
    }
  }

  /// Fails where a parameter that takes no nil gets a property that is nil.
  func check(_ name: String, of id: ObjectID, _ arguments: Arguments) throws(RunError) {
    guard let last = observer.nils.last, last.overlaps(observer.currentRange),
      let place = arguments.values.firstIndex(where: { $0.isNull })
    else { return }
    let forms = UIKitNames.forms(of: name, on: world.classRecord(of: id).base)
      .filter { $0.parameters.map { $0.label } == arguments.labels }
    guard !forms.isEmpty, forms.allSatisfy({ !$0.parameters[place].takesNil }) else { return }
    throw observer.machine.failed(
      .foundNil, "'\(name)' is given a property that is nil",
      ["give the property its value before the call"])
  }
}

extension FormParameter {
  fileprivate var takesNil: Bool {
    type.utf8.last == UInt8(ascii: "?") || type.hasPrefix("Any") || type.utf8.first == 40
  }
}
