import SwiftSubset

/// A name that a block declares.
struct RuleName {
  /// The type, if it is certain.
  var type: TypeSyntax?
  /// True for a `self` that a closure holds weakly and that nothing has unwrapped.
  var isWeakSelf = false
  /// True for a closure that ends with the call of the function.
  var isNonEscaping = false
  /// True for such a closure in another closure that outlives the call.
  var isCaptured = false
}

/// A function, closure or step around the code.
struct RuleBody {
  /// The type whose member has the code.
  var type: Int?
  var isStatic = false
  var isClosure = false
  /// False for a function that cannot wait, nil where the surroundings decide.
  var isAsync: Bool?
  /// False for a function that cannot throw, nil where the surroundings decide.
  var isThrowing: Bool?
  /// True if a `do` around the code catches every error.
  var catches = false
  /// True if a member needs `self.` in front.
  var needsSelf = false
  var result: TypeSyntax?
  /// True for a function without a result.
  var isVoid = false
  /// The actor that certainly runs the code.
  var isolation: IsolationRules.Isolation?

  init(type: Int?) { self.type = type }
}
