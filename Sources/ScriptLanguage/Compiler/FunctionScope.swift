import SwiftSubset

/// What the compiler knows while it compiles one function, closure or top-level statement.
struct FunctionScope {
  /// A local variable that is in scope.
  struct Local {
    var name: String
    var slot: Int
    /// Whether the slot holds a cell, because a closure shares the variable.
    var isCell: Bool
    var isWeak = false
    var isConstant = false
    /// Whether it is declared without a value, and has none before one is assigned.
    var isSetLater = false
    /// Whether it is a constant of that kind.
    var isSetOnce = false
    /// What the declared type makes of values that are assigned.
    var coercion: Int?
    var type: TypeSyntax?
    /// Whether functions stand behind it that are called where it is used.
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

  /// A loop or switch that `break` and `continue` can leave.
  struct Exit {
    var label: String?
    var isLoop: Bool
    var breaks: [Int] = []
    var continues: [Int] = []
    var localCount: Int
    var deferCount: Int
    var handlerCount: Int
  }

  /// A `defer`: where its body begins, and the handler that runs it when an error passes.
  struct Deferred {
    var start: Int
    var handler: Int
  }

  var function: FunctionCode
  var locals: [Local] = []
  var captures: [Capture] = []
  var nextSlot = 0
  var isClosure = false
  /// Whether it is a statement of the top level, which no `return` can leave.
  var isTopLevel = false
  /// The type whose members can be used without `self`.
  var typeIndex: Int?
  /// Whether `self` is the type itself.
  var isStatic = false
  /// Whether `self` is a value that may not be changed here.
  var isSelfConstant = false
  /// The variables that the blocks around declare further down.
  var namesBelow: [[String]] = []
  /// The stored properties of `self` that are set here without their observers.
  var directAccess = DirectAccess.none
  /// The name by which a local function calls itself.
  var ownName: String?
  /// What the declared result type makes of what is returned.
  var resultCoercion: Int?
  /// Names used in closures inside this function: their variables are shared by cells.
  var sharedNames: NameSet
  /// The types that are declared in the blocks around.
  var localTypes: [(name: String, type: Int)] = []
  /// The parameter that a closure of `reduce(into:)` changes, and gives back at its end.
  var accumulator: String?
  var exits: [Exit] = []
  var defers: [[Deferred]] = []
  /// Whether the body of a `defer` is compiled.
  var isInDefer = false
  /// How many handlers of errors are set up here.
  var handlerCount = 0
  /// The jumps to the end of the optional chains being compiled.
  var chains: [[Int]] = []
  /// The jumps of `fallthrough` to the body of the next case, for each `switch` around.
  var fallthroughs: [[Int]] = []

  init(function: FunctionCode, sharedNames: NameSet) {
    self.function = function
    self.sharedNames = sharedNames
  }

  mutating func declare(_ name: String, isCell: Bool, isConstant: Bool = false) -> Int {
    declare(Local(name: name, slot: nextSlot, isCell: isCell, isConstant: isConstant))
  }

  mutating func declare(_ local: Local) -> Int {
    let slot = nextSlot
    locals.append(local)
    nextSlot += 1
    if nextSlot > function.localCount { function.localCount = nextSlot }
    return slot
  }

  /// Notes the type of the variable that was declared last under a name.
  mutating func setType(_ type: TypeSyntax?, of name: String) {
    guard let index = locals.lastIndex(where: { $0.name == name }) else { return }
    locals[index].type = type
  }

  func local(named name: String) -> Local? { locals.last { $0.name == name } }

  func captureIndex(named name: String) -> Int? { captures.firstIndex { $0.name == name } }
}

/// Which stored properties of its own type a function sets without calling their observers.
enum DirectAccess {
  case none
  /// A designated initialiser or `deinit`.
  case all
  /// An observer of this property.
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
struct NameSet {
  private var names: Set<String> = []

  mutating func insert(_ name: String) { names.insert(name) }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
