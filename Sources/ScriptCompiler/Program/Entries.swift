import LifecycleEngine

extension Instruction {
  /// True if the code behind the instruction may not run.
  package var isConditional: Bool {
    switch self {
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNull, .popJumpIfNull, .jumpIfNotNull, .nextElement,
      .awaitValue, .awaitElements, .throw:
      true
    default: false
    }
  }
}

extension Program {
  /// The functions that code outside of a class may run before UIKit shows the screen: everything but the
  /// callbacks of each appearance, and methods that only the class itself calls.
  /// - Parameter isMeant: True for the functions of the example, and false for the code of a drive.
  package func entriesFromOutside(_ isMeant: (Int) -> Bool) -> [Int] {
    let all = functions.indices.filter { isMeant($0) }
    var inside: Set<Int> = []
    for type in types {
      let own = Set(type.methods.map { $0.function })
      let calledHere = calledNames(in: all.filter { own.contains($0) })
      let calledElsewhere = calledNames(in: all.filter { !own.contains($0) })
      for method in type.methods
      where isOfEachAppearance(method)
        || calledHere.contains(method.name) && !calledElsewhere.contains(method.name)
      {
        inside.insert(method.function)
      }
      for field in type.fields where field.isPrivate {
        inside.formUnion([field.initializer, field.willSet, field.didSet].compactMap { $0 })
      }
    }
    return all.filter { !inside.contains($0) }
  }

  private func calledNames(in functions: [Int]) -> Set<String> {
    var called: Set<String> = []
    for index in functions {
      for case .callMember(let site) in self.functions[index].code {
        called.insert(names[site.name])
      }
    }
    return called
  }

  /// True for an override that UIKit calls in each use of a screen.
  private func isOfEachAppearance(_ method: MethodCode) -> Bool {
    guard method.isOverride, let callback = Callback(declared: method.name, labels: method.labels)
    else { return false }
    return callback == .loadView || callback == .viewDidLoad || callback.lens == .classic
      || callback.lens == .appearance || callback.isOfLayout && !callback.isOfViews
  }
}
