import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Compiled code: everything a machine needs to run a script.
struct Program {
  var names: [String] = []
  var strings: [String] = []
  /// Quotients of integer literals of which only a run knows the type.
  var quotients: [LiteralQuotient] = []
  var labels: [[String?]] = []
  /// The types that casts name.
  var typeNames: [TypeSyntax] = []
  var functions: [FunctionCode] = []
  /// The top-level functions of each name that several have.
  var overloads: [[Int]] = []
  /// The types the author declared or extended.
  var types: [TypeCode] = []
  /// Those of them that are extensions of UIKit's classes.
  var extensions: [Int] = []
  /// The static stored properties of all types.
  var statics: [StaticCode] = []
  /// What types in declarations turn values into.
  var coercions: [Coercion] = []
  /// The top-level variables by slot.
  var globals: [GlobalVariable] = []
  /// Diagnostics that only matter if their place is reached.
  var failures: [Diagnostic] = []
  /// Whether a call passes something to be changed.
  var usesInOut = false
  /// Whether a type declares a subscript.
  var hasSubscripts = false

  /// The variables every script has: the key window comes first.
  static let prelude = [GlobalVariable(name: "window", isWeak: false, isConstant: true)]

  /// The place where a function is declared: its last instruction stands for its name.
  func range(ofFunction function: Int) -> SourceRange {
    functions[function].ranges.last ?? SourceRange(0, 0)
  }
}

/// A top-level variable.
struct GlobalVariable {
  var name: String
  var isWeak: Bool
  var isConstant: Bool
  /// Whether it is declared without a value, and has none before one is assigned.
  var isSetLater = false
  /// Whether it is a constant of that kind.
  var isSetOnce = false
  /// What the declared type makes of values that are assigned.
  var coercion: Int?
  /// The type as declared, or that of the first value.
  var type: TypeSyntax?
  /// True if the variable is one of a drive, whose name nobody has written.
  var isOfDrive = false
  /// Whether functions stand behind it that are called where it is used.
  var isComputed = false
}

/// The code of one function, closure or top-level statement.
struct FunctionCode {
  var name: String
  var parameters: [ParameterCode]
  /// Whether the first local slot is `self`.
  var hasSelf: Bool
  /// Which of the captures of a closure is `self`.
  var selfCapture: Int?
  /// Whether calls must give its labels, as those of a closure must not.
  var hasLabels = true
  /// Whether it is a method of UIKit's that is used as a value: who calls it does what it does.
  var isBoundMethod = false
  /// Whether it reads or sets what a key path leads to.
  var isKeyPath: Bool { keyPath != nil }
  /// What a key path is from its root on, and the type of that, empty if it is left out.
  var keyPath: (root: String, path: String)?
  /// The function that sets what a key path leads to: it takes a root and a value, and gives the root.
  var keyPathSetter: Int?
  var localCount = 0
  var code: [Instruction] = []
  /// Where each instruction comes from.
  var ranges: [SourceRange] = []
}

extension Program {
  /// Whether instances of a type of the author's are objects that Objective-C knows: of UIKit's
  /// classes, of `NSObject`, or of what descends from them.
  func isObjectiveC(_ type: Int) -> Bool {
    var current: Int? = type
    while let index = current {
      let code = types[index]
      if code.base != .object || code.isOpen || code.inherited.contains("NSObject") { return true }
      current = code.superclass
    }
    return false
  }
}

/// A parameter as calls see it.
struct ParameterCode {
  var label: String?
  /// The function that computes the default value.
  var defaultFunction: Int?
  /// What the parameter's type turns an argument into.
  var coercion: Int?
  var isVariadic = false
  /// Whether its type is that of a function, so that a trailing closure may be meant for it.
  var isFunction = false
  /// Whether it may be, as it is not known to be anything else.
  var mayBeFunction = true
  /// Whether what it is given is changed with it.
  var isInOut = false
  /// The type as declared, by which overloads are told apart.
  var type: TypeSyntax?
}

/// A static stored property; its value is made when it is first read.
struct StaticCode {
  var type: Int
  var name: String
  var initializer: Int?
  var isConstant: Bool
  var coercion: Int?
  /// The functions that run before and after it is set.
  var willSet: Int?
  var didSet: Int?
}

/// What the type of a declaration turns a value into.
indirect enum Coercion: Sendable {
  /// An integer literal becomes a floating-point number.
  case double
  /// `.red` becomes a member of a type of the author.
  case type(Int)
  /// `.main` becomes a member of a type of the library, and `.init()` an instance of it.
  case library(String)
  /// A list of elements becomes a set.
  case set(Coercion?)
  /// Every element of an array, or value of a dictionary.
  case elements(Coercion)
  /// Every key of a dictionary, and every value.
  case entries(keys: Coercion, values: Coercion?)
  /// The elements of a tuple, and its labels.
  case tuple([Coercion?], labels: Int)
  /// What a function returns, and its type as written.
  case result(Coercion, TypeSyntax)
}
