import Testing

/// A construct of the language: a script that uses it, what it prints, and slips in it.
struct Construct: Sendable, CustomTestStringConvertible {
  let name: String
  let program: String
  /// The lines on the console: those of the compiled program, as far as it needs no UIKit.
  let printed: [String]
  let slips: [Slip]

  var testDescription: String { name }

  init(_ name: String, _ program: String, prints printed: [String], slips: [Slip]) {
    self.name = name
    self.program = program
    self.printed = printed
    self.slips = slips
  }

  /// The program with one word or character wrong.
  func program(with slip: Slip) -> String { program.replacing(slip.right, with: slip.wrong) }

  static let all =
    declarations + typesAndFunctions + variables + controlFlow + errorsAndWaiting + closures
    + optionalsAndCasts + operators + values + typesAndNames + branches + ofFiles + ofValues

  /// The syntax that is promised, in the order of its listing.
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
    // What goes beyond that.
    "if as a value", "switch as a value", "functions in functions",
    "observers of static properties",
    // What files of apps have.
    "delegating initializers", "sets", "patterns that bind the same", "types in functions",
    "variables with accessors", "inout", "subscripts", "key paths that are written through",
    "references to methods and initializers", "Result", "sequences of one's own",
    "sets of options", "ranges of fractions and texts",
    "observers and lazy properties of structures", "defaults of protocols",
  ]
}

/// A text that stands once in a program, what it is mistaken for, and the first that is said of it.
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

  /// What has to be taken out for what is put in: what both texts begin and end with is left out.
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
