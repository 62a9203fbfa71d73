import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Compiled code: everything a machine needs to run a script.
package struct Program {
  package var names: [String] = []
  package var strings: [String] = []
  /// Quotients of integer literals whose type is known only in a run.
  package var quotients: [LiteralQuotient] = []
  package var labels: [[String?]] = []
  /// The types that casts name.
  package var typeNames: [TypeSyntax] = []
  package var functions: [FunctionCode] = []
  /// The overloaded top-level functions, one list for each name.
  package var overloads: [[Int]] = []
  /// The types that the author declared or extended.
  package var types: [TypeCode] = []
  /// The types that are extensions of library types.
  package var extensions: [Int] = []
  /// The static stored properties of all types.
  package var statics: [StaticCode] = []
  /// The coercions to the types in declarations.
  package var coercions: [Coercion] = []
  /// The top-level variables by slot.
  package var globals: [GlobalVariable] = []
  /// Diagnostics that only matter if the run reaches their place.
  package var failures: [Diagnostic] = []
  /// True if a call passes an argument with `&`.
  package var usesInOut = false
  /// True if a type declares a subscript.
  package var hasSubscripts = false

  /// The variables that every script has. The key window comes first.
  package static let prelude = [GlobalVariable(name: "window", isWeak: false, isConstant: true)]

  /// The place of a function's declaration. The last instruction has the range of the name.
  package func range(ofFunction function: Int) -> SourceRange {
    functions[function].ranges.last ?? SourceRange(0, 0)
  }
}

/// A top-level variable.
package struct GlobalVariable {
  package var name: String
  package var isWeak: Bool
  package var isConstant: Bool
  /// True if the variable is declared without a value and has none before the first assignment.
  var isSetLater = false
  /// True if the variable is a constant that is set later.
  var isSetOnce = false
  /// The coercion of assigned values to the declared type.
  var coercion: Int?
  /// The declared type, or the type of the first value.
  package var type: TypeSyntax?
  /// True if the variable belongs to a drive, so nobody has written its name.
  package var isOfDrive = false
  /// True if the variable is computed by functions.
  package var isComputed = false
}

/// The code of one function, closure or top-level statement.
package struct FunctionCode {
  package var name: String
  package var parameters: [ParameterCode]
  /// True if the author declares the function, outside of other functions.
  package var isDeclared = false
  /// True if the function is declared `async`.
  package var isAsync = false
  /// True if the function has the attribute `@MainActor`.
  package var isOfMainActor = false
  /// True if the first local slot is `self`.
  package var hasSelf: Bool
  /// The index of the capture that is `self` in a closure.
  package var selfCapture: Int?
  /// True if calls must give the labels. Calls of a closure must not give labels.
  package var hasLabels = true
  /// True if the function is a UIKit method used as a value. Its effects count as the caller's.
  package var isBoundMethod = false
  /// True for a closure that is over when the call that takes the closure returns, as its text shows.
  package var isOverAtReturn = false
  /// True if the function reads the target of a key path.
  package var isKeyPath: Bool { keyPath != nil }
  /// The path after the root, and the name of the root type, which is empty if left out.
  package var keyPath: (root: String, path: String)?
  /// The function that sets the target of a key path: takes root and value, returns the root.
  package var keyPathSetter: Int?
  package var localCount = 0
  package var code: [Instruction] = []
  /// The source range of each instruction.
  package var ranges: [SourceRange] = []
}

extension [TypeCode] {
  /// True if an author's type is an Objective-C class: a subclass of a UIKit class, of `NSObject`,
  /// or of an undeclared class.
  package func isObjectiveC(_ type: Int) -> Bool {
    var current: Int? = type
    while let index = current {
      let code = self[index]
      if code.base != .object || code.isOpen || code.inherited.contains("NSObject") { return true }
      current = code.superclass
    }
    return false
  }
}

/// A parameter of a function.
package struct ParameterCode {
  package var label: String?
  /// The function that computes the default value.
  package var defaultFunction: Int?
  /// The coercion of an argument to the parameter's type.
  package var coercion: Int?
  package var isVariadic = false
  /// True if the type is a function type, so a trailing closure may belong to the parameter.
  package var isFunction = false
  /// True if the type may be a function type, because the type is not known to be another one.
  package var mayBeFunction = true
  /// True if the parameter is `inout`.
  package var isInOut = false
  /// The declared type, which distinguishes overloads.
  package var type: TypeSyntax?

  /// The help for a call without an argument for the parameter.
  /// - Parameter given: The label that the call has in its place.
  package func help(given: String?) -> String {
    switch (label, given) {
    case (let label?, let given?): "write '\(label):' in place of '\(given):'"
    case (let label?, nil): "write '\(label):' before a value"
    case (nil, let given?): "remove '\(given):'"
    case (nil, nil): "write a value"
    }
  }
}

/// A static stored property. The value is made at the first read.
package struct StaticCode {
  package var type: Int
  package var name: String
  package var initializer: Int?
  package var isConstant: Bool
  var declaredType: TypeSyntax?
  package var coercion: Int?
  /// The functions that run before and after a change.
  package var willSet: Int?
  package var didSet: Int?
}

/// The conversion of a value to the type of a declaration.
package indirect enum Coercion: Sendable {
  /// An integer literal becomes a floating-point number.
  case double
  /// `.red` becomes a member of an author's type.
  case type(Int)
  /// `.main` becomes a member of a library type, and `.init()` an instance.
  case library(String)
  /// A list of elements becomes a set.
  case set(Coercion?)
  /// Coerces every element of an array or value of a dictionary.
  case elements(Coercion)
  /// Coerces every key and every value of a dictionary.
  case entries(keys: Coercion, values: Coercion?)
  /// Coerces the elements of a tuple and sets its labels.
  case tuple([Coercion?], labels: Int)
  /// Coerces the result of a function. The type is kept as written.
  case result(Coercion, TypeSyntax)
}
