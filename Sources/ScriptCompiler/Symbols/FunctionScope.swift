import SwiftSubset

/// The names in one function, closure or top-level statement.
struct FunctionScope {
  /// A local variable that is in scope.
  struct Local {
    var name: String
    var slot: Int
    /// True if the slot holds a cell, because a closure shares the variable.
    var isCell: Bool
    var isWeak = false
    var isConstant = false
    /// True if the variable is declared without a value, and has no value before an assignment.
    var isSetLater = false
    /// True for a constant without a value at its declaration.
    var isSetOnce = false
    /// The coercion of assigned values by the declared type.
    var coercion: Int?
    var type: TypeSyntax?
    /// True if functions behind the variable run at each use.
    var isComputed = false
  }

  /// A variable of an enclosing function that a closure uses.
  struct Capture {
    var name: String
    var isCell: Bool
    var isWeak: Bool
    var isConstant = false
    var isSetLater = false
    var isSetOnce = false
    var coercion: Int?
    var type: TypeSyntax?
    var isComputed = false
  }

  let name: String
  /// The number of slots that the locals need, those of ended blocks included.
  var localCount = 0
  var locals: [Local] = []
  var captures: [Capture] = []
  var nextSlot = 0
  var isClosure = false
  /// True for a closure that lists `self` among its captures.
  var listsSelf = false
  /// True for a closure that is over when the call that takes the closure returns.
  var isOverAtReturn = false
  /// True in the operand of a `try` without `await`, whose calls end before the code goes on.
  var isTried = false
  /// True for the first value of a property, which is made before there is a `self`.
  var isFirstValue = false
  /// True for a top-level statement, which no `return` can leave.
  var isTopLevel = false
  /// The type whose members the code can use without `self`.
  var typeIndex: Int?
  /// True if `self` is the type itself.
  var isStatic = false
  /// True if `self` is a value that the code may not change.
  var isSelfConstant = false
  /// The variables that the enclosing blocks declare further down.
  var namesBelow: [[String]] = []
  /// The stored properties of `self` that the code sets without their observers.
  var directAccess = DirectAccess.none
  /// The name by which a local function calls itself.
  var ownName: String?
  /// The coercion of returned values by the declared result type.
  var resultCoercion: Int?
  /// Names used in closures inside the function. Cells share the variables of these names.
  var sharedNames: NameSet
  /// The types that the enclosing blocks declare.
  var localTypes: [(name: String, type: Int)] = []
  /// The parameter that a closure of `reduce(into:)` changes and returns.
  var accumulator: String?
  init(named name: String, sharedNames: NameSet) {
    self.name = name
    self.sharedNames = sharedNames
  }

  mutating func declare(_ name: String, isCell: Bool, isConstant: Bool = false) -> Int {
    declare(Local(name: name, slot: nextSlot, isCell: isCell, isConstant: isConstant))
  }

  mutating func declare(_ local: Local) -> Int {
    let slot = nextSlot
    locals.append(local)
    nextSlot += 1
    if nextSlot > localCount { localCount = nextSlot }
    return slot
  }

  /// Notes the type of the last variable that was declared under a name.
  mutating func setType(_ type: TypeSyntax?, of name: String) {
    guard let index = locals.lastIndex(where: { $0.name == name }) else { return }
    locals[index].type = type
  }

  func local(named name: String) -> Local? { locals.last { $0.name == name } }

  func captureIndex(named name: String) -> Int? { captures.firstIndex { $0.name == name } }
}

/// The stored properties that a function of the same type sets without calling their observers.
enum DirectAccess {
  case none
  /// An initialiser or `deinit`.
  case all
  /// An observer of the property.
  case property(String)

  func includes(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .property(let own): own == name
    }
  }
}

/// A set of names.
package struct NameSet {
  private var names: Set<String> = []

  mutating func insert(_ name: String) { names.insert(name) }

  package func contains(_ name: String) -> Bool { names.contains(name) }
}
