/// What the compiler knows while it compiles one function, closure or top-level statement.
struct FunctionScope {
  /// A local variable that is in scope.
  struct Local {
    var name: String
    var slot: Int
    /// Whether the slot holds a cell, because a closure shares the variable.
    var isCell: Bool
    var isWeak: Bool
  }

  /// A variable of an enclosing function that a closure uses.
  struct Capture {
    var name: String
    var isCell: Bool
    var isWeak: Bool
  }

  /// A loop or switch that `break` and `continue` can leave.
  struct Exit {
    var label: String?
    var isLoop: Bool
    var breaks: [Int] = []
    var continues: [Int] = []
    var localCount: Int
    var deferCount: Int
  }

  var function: FunctionCode
  var locals: [Local] = []
  var captures: [Capture] = []
  var nextSlot = 0
  let isClosure: Bool
  /// The class whose members can be used without `self`.
  let classIndex: Int?
  /// Names used in closures inside this function: their variables are shared by cells.
  let sharedNames: NameSet
  var exits: [Exit] = []
  var defers: [[Statement]] = []
  /// The jumps to the end of the optional chains being compiled.
  var chains: [[Int]] = []

  init(function: FunctionCode, isClosure: Bool, classIndex: Int?, sharedNames: NameSet) {
    self.function = function
    self.isClosure = isClosure
    self.classIndex = classIndex
    self.sharedNames = sharedNames
  }

  mutating func declare(_ name: String, isCell: Bool, isWeak: Bool = false) -> Int {
    let slot = nextSlot
    locals.append(Local(name: name, slot: slot, isCell: isCell, isWeak: isWeak))
    nextSlot += 1
    if nextSlot > function.localCount { function.localCount = nextSlot }
    return slot
  }

  func local(named name: String) -> Local? { locals.last { $0.name == name } }

  func captureIndex(named name: String) -> Int? { captures.firstIndex { $0.name == name } }
}

/// A small set of names that keeps their order.
struct NameSet {
  private(set) var names: [String] = []

  mutating func insert(_ name: String) { if !contains(name) { names.append(name) } }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
