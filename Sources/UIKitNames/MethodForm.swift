/// The declaration of a method, with which overrides and the labels of calls are compared.
package struct MethodForm: Sendable {
  /// The name with its argument labels: `viewWillAppear(_:)`.
  package let signature: String
  /// The declaration after `func`: `viewWillAppear(_ animated: Bool)`.
  package let declaration: String

  /// The name without labels.
  package let baseName: String
  package let parameters: [FormParameter]

  init(_ declaration: String) {
    self.declaration = declaration
    signature = MethodForm.head(of: declaration, hasNames: false)
    baseName = String(declaration.prefix { $0 != "(" })
    parameters = FormParameter.list(in: declaration)
  }

  /// The name with labels and parameter names, but without types: `show(_ column:)`.
  var outline: String { MethodForm.head(of: declaration, hasNames: true) }

  /// Keeps the label of each parameter, and the name behind the label if asked.
  private static func head(of declaration: String, hasNames: Bool) -> String {
    var result: [UInt8] = []
    var depth = 0
    var isInLabel = false
    for byte in declaration.utf8 {
      switch byte {
      case 40, 91:
        depth += 1
        if depth == 1 {
          result.append(byte)
          isInLabel = true
        }
      case 41, 93:
        depth -= 1
        guard depth == 0 else { break }
        return String(decoding: result + [byte], as: UTF8.self)
      case 44 where depth == 1: isInLabel = true
      case 32 where hasNames && depth == 1 && isInLabel: result.append(byte)
      case 32, 58:
        guard depth == 1, isInLabel, let last = result.last, last != 40, last != 58 else { break }
        result.append(58)
        isInLabel = false
      default: if depth == 0 || depth == 1 && isInLabel { result.append(byte) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Parses declarations from a text, one in each line. A text takes less room than an array.
  package static func list(_ text: String) -> [MethodForm] {
    text.split(separator: "\n").map { MethodForm(String($0)) }
  }

  /// Lists the forms of a method.
  package static func help(_ forms: [MethodForm]) -> String {
    "it is called \(forms.map { "'\($0.signature)'" }.joined(separator: ", "))"
  }
}
