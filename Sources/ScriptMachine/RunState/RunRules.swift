import LifecycleEngine
import ScriptCompiler

/// The rules of a run beyond the limits of a scenario, stored because hot paths ask for them.
package struct RunRules {
  /// True if the machine reports facts to the observer.
  var reportsFacts = false
  /// True if code may use members that neither the code nor the simulator declares.
  var allowsUndeclared = false
  /// True if code of other files may add members to each type. A call that no known member takes then
  /// has an unknown result.
  var allowsForeignMembers = false
  /// True if code may compute with unsimulated values and base decisions on the results.
  var allowsUnknownValues = false
  /// True if the author's operators and the order of cases are used.
  var usesOwnOperators = false
  /// True if a lazy sequence may compute all elements for methods without a lazy simulation.
  var goesThroughLazySequences = false
  /// True if the only object of a class is named by the class alone, without a number.
  var omitsSingleNumbers = false

  package init(
    reportsFacts: Bool = false, allowsUndeclared: Bool = false,
    allowsForeignMembers: Bool = false, allowsUnknownValues: Bool = false,
    usesOwnOperators: Bool = false, goesThroughLazySequences: Bool = false,
    omitsSingleNumbers: Bool = false
  ) {
    self.reportsFacts = reportsFacts
    self.allowsUndeclared = allowsUndeclared
    self.allowsForeignMembers = allowsForeignMembers
    self.allowsUnknownValues = allowsUnknownValues
    self.usesOwnOperators = usesOwnOperators
    self.goesThroughLazySequences = goesThroughLazySequences
    self.omitsSingleNumbers = omitsSingleNumbers
  }

  /// The rules of a scenario. The author's operators count where the program has some.
  init(for program: Program) {
    usesOwnOperators = program.types.contains { type in
      type.inherited.contains("Comparable")
        || type.staticMethods.contains { $0.name == "==" || $0.name == "<" }
    }
  }
}

/// The way in which UIKit or the system enters the author's code.
package enum RunEntry {
  case callback(Callback, ObjectID)
  case closure(ObjectID)
  /// A method called by its selector, a task, a timer or a notification.
  case other
}
