/// The free functions of numbers by their signatures.
package enum NumberFunctions {
  /// `T` is the type that all operands and the result of a function share.
  private static let forms = Dictionary(
    grouping: MethodForm.list(
      """
      min(_ x: T, _ y: T)
      max(_ x: T, _ y: T)
      abs(_ x: T)
      floor(_ x: Double)
      ceil(_ x: Double)
      round(_ x: Double)
      trunc(_ x: Double)
      sqrt(_ x: Double)
      pow(_ x: Double, _ y: Double)
      fmod(_ x: Double, _ y: Double)
      hypot(_ x: Double, _ y: Double)
      """)
  ) { $0.baseName }

  /// Returns true if the operands give a function's result its type.
  package static func isGeneric(_ name: String) -> Bool {
    forms[name]?[0].parameters[0].type == "T"
  }

  /// Returns true if a function takes and returns numbers with fractions.
  package static func isFractional(_ name: String) -> Bool {
    forms[name]?[0].parameters[0].type == "Double"
  }

  /// The number of parameters of a function, `nil` for an unknown name.
  package static func parameterCount(of name: String) -> Int? { forms[name]?[0].parameters.count }
}
