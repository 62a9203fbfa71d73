import LifecycleEngine
import SwiftSubset
import UIKitNames

/// The names that a script declares with their types, read from the tokens. A script is read while
/// somebody types, so most of the time the script is no valid Swift.
struct ScriptNames {
  /// The variables in order, each with its type; the type is nil if nothing tells the type.
  private(set) var variables: [(name: String, type: String?)] = []
  /// The superclasses by the names of the classes.
  private(set) var classes: [String: String] = [:]

  /// The names of the functions and methods.
  private(set) var functions: Set<String> = []

  private let source: [UInt8]
  private let tokens: [Token]

  init(_ code: String) {
    source = Array(code.utf8)
    tokens = TokenizedText(source).tokens
    for index in tokens.indices {
      switch text(index) {
      case "let", "var": readVariables(behind: index)
      case "class": readClass(behind: index)
      case "func": functions.insert(text(index + 1))
      default: break
      }
    }
  }

  private func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: source[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  private func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord
  }

  private func isCapital(_ text: String) -> Bool { text.first?.isUppercase ?? false }

  /// `let A = UIViewController(), B: Detail`.
  private mutating func readVariables(behind start: Int) {
    var index = start + 1
    while isWord(index) {
      let name = text(index)
      var type: String?
      index += 1
      if text(index) == ":", isWord(index + 1) {
        type = text(index + 1)
        index += 2
      }
      if text(index) == "=", isWord(index + 1), type == nil {
        let value = text(index + 1)
        if isCapital(value), text(index + 2) == "(" {
          type = value
        } else if let known = variables.last(where: { $0.name == value }) {
          type = known.type
        }
      }
      variables.append((name, type))
      guard let comma = nextBinding(from: index) else { return }
      index = comma + 1
    }
  }

  /// The comma in front of the next name of a declaration; nil at the end of the declaration.
  private func nextBinding(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: return index
      default: break
      }
      if depth < 0 || depth == 0 && beginsLine(index + 1) { return nil }
      index += 1
    }
    return nil
  }

  private func beginsLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    return tokens[index].isOnNewLine
  }

  /// `class Feed: UIViewController`.
  private mutating func readClass(behind start: Int) {
    guard isWord(start + 1), text(start + 2) == ":", isWord(start + 3) else { return }
    classes[text(start + 1)] = text(start + 3)
  }

  // MARK: Types

  /// The type of a variable, of a path such as `A.view`, or of a global name.
  func type(of path: [String]) -> String? {
    guard let first = path.first else { return nil }
    var type = variables.last { $0.name == first }?.type ?? ScriptNames.globals[first]
    for member in path.dropFirst() {
      guard let owner = type.flatMap(base) else { return nil }
      type = UIKitNames.type(of: member, in: owner).map { $0.filter { $0 != "?" && $0 != "!" } }
    }
    return type
  }

  /// The simulated class of a type, through the classes of the script.
  func base(of type: String) -> UIKitClass? {
    var name = type
    var steps = 0
    while let parent = classes[name], steps <= classes.count {
      name = parent
      steps += 1
    }
    let base = BuiltInTypes.base(of: name)
    return base == .object && name != "NSObject" ? nil : base
  }

  private static let globals = ["window": "UIWindow", "self": "UIViewController"]
}
