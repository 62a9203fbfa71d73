/// The call of `super` that belongs into an override.
struct SuperCall {
  /// `super.viewWillAppear(animated)`.
  let text: String

  /// - Parameter declaration: The declaration behind `func`: `viewWillAppear(_ animated: Bool)`.
  /// - Returns: `nil` for a text that is no declaration of a method.
  init?(declaration: String) {
    guard let open = declaration.firstIndex(of: "(") else { return nil }
    let name = declaration[..<open].filter { !$0.isWhitespace }
    guard !name.isEmpty else { return nil }
    var depth = 0
    var parameters = [""]
    scan: for character in declaration[declaration.index(after: open)...] {
      switch character {
      case "(", "[": depth += 1
      case ")" where depth == 0: break scan
      case ")", "]": depth -= 1
      case "," where depth == 0:
        parameters.append("")
        continue
      default: break
      }
      parameters[parameters.count - 1].append(character)
    }
    let arguments = parameters.compactMap { parameter -> String? in
      let words = parameter.prefix { $0 != ":" }.split { $0.isWhitespace }
      guard let label = words.first, let value = words.last else { return nil }
      return label == "_" ? String(value) : "\(label): \(value)"
    }
    text = "super.\(name)(\(arguments.joined(separator: ", ")))"
  }
}
