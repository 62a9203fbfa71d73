import LifecycleEngine

/// Compiled code: everything a machine needs to run a script.
struct Program {
  var names: [String] = []
  var strings: [String] = []
  var labels: [[String?]] = []
  var types: [TypeSyntax] = []
  var functions: [FunctionCode] = []
  var classes: [ClassCode] = []
  /// The top-level variables by slot.
  var globals: [GlobalVariable] = []
  /// Diagnostics that only matter if their place is reached.
  var failures: [Diagnostic] = []

  /// The variables every script has: the key window comes first.
  static let prelude = [GlobalVariable(name: "window", isWeak: false)]
}

/// A top-level variable.
struct GlobalVariable {
  var name: String
  var isWeak: Bool
}

/// The code of one function, closure or top-level statement.
struct FunctionCode {
  var name: String
  var parameters: [ParameterCode]
  /// Whether the first local slot is `self`.
  var hasSelf: Bool
  var localCount = 0
  var code: [Instruction] = []
  /// Where each instruction comes from.
  var ranges: [SourceRange] = []
}

/// A parameter as calls see it.
struct ParameterCode {
  var label: String?
  /// The function that computes the default value.
  var defaultFunction: Int?
  /// Whether an integer argument becomes a double.
  var isDouble: Bool
}

/// A class the author declared.
struct ClassCode {
  var name: String
  /// The author's superclass, if it has one.
  var superclass: Int?
  /// The nearest UIKit class.
  var base: UIKitClass
  /// The stored properties, the superclass's first.
  var fields: [FieldCode] = []
  var methods: [MethodCode] = []
  var computed: [ComputedCode] = []
  /// The function that runs each callback, inherited ones included; -1 for none.
  var callbacks: [Int] = []
  var implements = CallbackSet()
  var initializers: [Int] = []
  var deinitializer: Int?
  /// Its identity in the worlds that run the program, once registered.
  var engineClass = ClassID(.object)
}

/// A stored property.
struct FieldCode {
  var name: String
  var initializer: Int?
  var isLazy: Bool
  var isWeak: Bool
  var isDouble: Bool
  var willSet: Int?
  var didSet: Int?
}

/// A method.
struct MethodCode {
  var name: String
  var function: Int
}

/// A computed property.
struct ComputedCode {
  var name: String
  var getter: Int
  var setter: Int?
}
