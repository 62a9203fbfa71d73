/// The labels of calls beside the labels in the source.
package enum ArgumentLabel {
  /// The label of a trailing closure without a label in the source.
  package static let trailing = "{}"
}

/// A parameter of a method of UIKit.
package struct FormParameter: Sendable {
  package let label: String?
  package let hasDefault: Bool
  /// True if the type is a function type. The argument may then be a trailing closure.
  package let isFunction: Bool
  /// True if the function takes no parameters.
  package let takesNothing: Bool
  /// The type as declared.
  package let type: String

  /// - Parameter text: The declaration of the parameter: `animated flag: Bool`.
  private init(_ text: String) {
    let word = text.utf8.prefix { $0 != 32 && $0 != 58 }
    let name = String(decoding: Array(word), as: UTF8.self)
    label = name == "_" ? nil : name
    let words = text.split(separator: " ")
    hasDefault = words.contains("=")
    isFunction = words.contains("->")
    takesNothing = isFunction && words.contains { $0.hasSuffix("()") && $0 != "(())" }
    let declared = text.utf8.drop { $0 != 58 }.dropFirst(2)
    type = String(decoding: Array(declared), as: UTF8.self)
  }

  /// The type without its default value and without a question mark.
  package var plainType: String {
    String(decoding: Array(type.utf8.prefix { $0 != 32 && $0 != 63 }), as: UTF8.self)
  }

  /// True if the parameter is an element of a collection. An element may be a function.
  private var mayBeFunction: Bool { type == "Element" }

  /// Returns true if an argument with a label fits the parameter.
  package func takes(_ given: String?) -> Bool {
    given == label
      || given == ArgumentLabel.trailing && (isFunction || label == nil && mayBeFunction)
  }

  /// The parameters of a method's declaration.
  static func list(in declaration: String) -> [FormParameter] {
    var result: [FormParameter] = []
    var text: [UInt8] = []
    var depth = 0
    func end() {
      let words = text.drop { $0 == 32 }
      if !words.isEmpty {
        result.append(FormParameter(String(decoding: Array(words), as: UTF8.self)))
      }
      text = []
    }
    for byte in declaration.utf8 {
      switch byte {
      case 40, 91:
        depth += 1
        if depth > 1 { text.append(byte) }
      case 41, 93:
        depth -= 1
        guard depth > 0 else {
          end()
          return result
        }
        text.append(byte)
      case 44 where depth == 1: end()
      default: if depth > 0 { text.append(byte) }
      }
    }
    return result
  }
}
