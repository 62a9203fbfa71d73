import LifecycleEngine
import SwiftSubset

extension String {
  /// The text in quotes, as Swift prints a text inside another value.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"", "'": text += "\\"; text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      case _ where scalar.value < 32 || scalar.value == 127:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u{" + (digits.utf8.count < 2 ? "0" : "") + digits + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Operators {
  /// The text of a value as `print` and interpolation show it.
  func shown(_ value: Value, as type: TypeSyntax? = nil) throws(RunError) -> String {
    let wereAsked = machine.ownDescriptions.areAsked
    machine.ownDescriptions.areAsked = true
    defer { machine.ownDescriptions.areAsked = wereAsked }
    let text = describe(value, as: type, depth: 0)
    if let failure = machine.ownDescriptions.failure {
      if !wereAsked { machine.ownDescriptions.failure = nil }
      throw failure
    }
    return text
  }

  /// The text from `CustomStringConvertible` or from an override of an `NSObject` property. Inside
  /// another value, `CustomDebugStringConvertible` comes first.
  func ownDescription(of value: Value, isInside: Bool) -> String? {
    guard machine.ownDescriptions.areAsked, machine.ownDescriptions.failure == nil,
      let type = machine.objects.authorsType(of: value)
    else { return nil }
    let names =
      isInside ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names where machine.objects.describesItself(type, by: name) {
      do throws(RunError) {
        let text = try machine.objects.ownText(name, of: value)
        if let text { return text }
      } catch {
        machine.ownDescriptions.failure = error
        return ""
      }
    }
    return nil
  }

  /// The text of a value inside another value. Swift writes the module and the types around in front of
  /// the name of an author's type: `[App.Home.Phase.loaded]`. Nobody knows the module of a page.
  func inModule(_ value: Value, _ text: String, as type: TypeSyntax?) -> String {
    guard machine.ownDescriptions.areAsked, !rules.allowsUndeclared else { return text }
    switch type {
    case .optional, .implicitlyUnwrapped: return text
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype, nil: break
    }
    let name: String
    var rest = Substring(text)
    switch value {
    case .enumCase(let type, _): name = program.types[type].name
    case .type(let type): (name, rest) = (program.types[type].name, "")
    case .object(let id):
      switch heap.foreignObject(id) {
      case .structure(let type, _):
        name = program.types[type].name
        rest = rest.dropFirst(name.count)
      case .payload(let record):
        guard let type = record.type else { return text }
        name = program.types[type].name
      default: return text
      }
    default: return text
    }
    machine.noteOpaqueText()
    var isMember = true
    if rest.isEmpty || rest.first == "(" { isMember = false }
    return OpaqueText.mark("full name of \(name)") + (isMember ? "." : "") + rest
  }
}
