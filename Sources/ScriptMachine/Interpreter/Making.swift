import LifecycleEngine
import ScriptCompiler

// The order in which an object gets its values. Each designated initialiser gives the properties of its
// class their first values and runs its code up to `super.init`; so the subclass comes first.
extension Objects {
  /// Gives properties their first values: those of the classes up to the class of a designated
  /// initialiser that begins, or all that are left if the library's initialiser begins.
  func initializeFields(of id: ObjectID, upTo function: Int?) throws(RunError) {
    guard let slot = heap.fieldSlot(of: id), let type = heap.unfinished(id)?.next else { return }
    for owner in machine.types.classes(from: type) {
      let code = program.types[owner]
      heap.setNext(code.superclass, of: id)
      for (place, field) in code.fields.enumerated() {
        guard let initializer = field.initializer else { continue }
        heap[slot, code.inheritedFieldCount + place] =
          field.isLazy
          ? .void : try prepared(try machine.call(initializer, [heap.owned(id)]), for: field)
      }
      if let function, code.isInitializer(function) { break }
    }
  }

  /// Begins an initialiser of the author's.
  func enterInitializer(
    _ function: Int, of id: ObjectID?, _ site: CallSite, ending: Frame.Ending = .result
  ) throws(RunError) {
    try machine.arrange(function, site, hasSelf: true)
    if let id, heap.isDesignated(function, for: id) { try initializeFields(of: id, upTo: function) }
    let count = program.functions[function].parameters.count
    try machine.enter(function, argumentCount: count + 1, ending: ending)
  }

  /// Performs the initialiser of a class of UIKit's or of Foundation's.
  func initializeByLibrary(
    _ id: ObjectID, as base: UIKitClass, _ arguments: Arguments
  ) throws(RunError) {
    try initializeFields(of: id, upTo: nil)
    heap.finish(id)
    do throws(RunError) {
      try machine.library.initialize(id, as: base, arguments, in: machine)
    } catch {
      // The initializer of a class of another file may take other arguments.
      guard rules.allowsForeignMembers, case .failed(let diagnostic) = error,
        diagnostic.reason?.isOfUnfitValue == true
      else { throw error }
    }
  }

  /// Ends the making of an object.
  func endMaking(_ value: Value?, isMade: Bool) throws(RunError) {
    guard let id = value?.objectID, heap.unfinished(id) != nil else { return }
    if isMade { try initializeFields(of: id, upTo: nil) }
    heap.endMaking(id, machine.types.typeIndex(of: id), isMade: isMade)
  }
}
