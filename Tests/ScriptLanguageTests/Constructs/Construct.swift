import Testing

/// A construct of the language: a script with the construct, the printed lines, and slips.
struct Construct: Sendable, CustomTestStringConvertible {
  let name: String
  let program: String
  /// The lines on the console equal the lines of the compiled program, unless the script needs
  /// UIKit.
  let printed: [String]
  let slips: [Slip]

  var testDescription: String { name }

  init(_ name: String, _ program: String, prints printed: [String], slips: [Slip]) {
    self.name = name
    self.program = program
    self.printed = printed
    self.slips = slips
  }

  /// The program with one wrong word or character.
  func program(with slip: Slip) -> String { program.replacing(slip.right, with: slip.wrong) }

  static let all =
    declarations + typesAndFunctions + variables + controlFlow + errorsAndWaiting + closures
    + optionalsAndCasts + operators + values + typesAndNames + branches + ofFiles + ofValues

  /// The promised syntax, in the order of the documentation's list.
  static let names = [
    "class", "superclass", "stored properties", "observers", "methods", "init", "deinit",
    "override", "access modifiers", "attributes", "extension", "protocol conformance", "enum",
    "struct", "func with labels", "func with defaults", "let", "var", "tuples", "assignment",
    "compound assignment", "if", "else", "if let", "guard", "switch", "for in", "for await",
    "while", "defer", "do-catch", "return", "throw", "try", "await", "closures", "capture lists",
    "trailing closures", "$0", "?.", "!", "??", "as?", "is", "ternary", "ranges", "arithmetic",
    "comparison", "logic", "arrays", "dictionaries", "interpolation", "implicit members",
    "#selector", "if #available", "generic types", "function types", "_ =", "type(of:)",
    "key paths",
    // The parser supports more than the promised syntax.
    "if as a value", "switch as a value", "functions in functions",
    "observers of static properties",
    // Files of apps need further constructs.
    "delegating initializers", "sets", "patterns that bind the same", "types in functions",
    "variables with accessors", "inout", "subscripts", "key paths that are written through",
    "references to methods and initializers", "Result", "sequences of one's own",
    "sets of options", "ranges of fractions and texts",
    "observers and lazy properties of structures", "defaults of protocols",
  ]
}

/// A text with one place in a program, the mistaken text, and the id of the first diagnostic.
struct Slip: Sendable {
  let right: String
  let wrong: String
  /// The line and column of the first diagnostic.
  let place: String
  let id: String

  init(_ right: String, _ wrong: String, _ place: String, _ id: String) {
    self.right = right
    self.wrong = wrong
    self.place = place
    self.id = id
  }

  /// The removed and the inserted characters, without the common beginning and end of both texts.
  var difference: (String, String) {
    var (old, new) = (Substring(right), Substring(wrong))
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return (String(old), String(new))
  }
}
