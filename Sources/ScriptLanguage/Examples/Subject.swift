import Diagnostics
import LifecycleEngine
import SwiftSubset

/// A class of screens that is driven, with what of its code UIKit does not call.
struct Subject {
  let entry: ClassFamily.Entry
  let base: UIKitClass
  /// How an instance is made; `$given1` is the first of the objects that it is given.
  let construction: String
  /// How the objects are made that it is given, which somebody else holds.
  let givens: [String]
  let helpers: [Helper]
  /// Whether the drive makes up a value that one is made with.
  let takesValues: Bool

  var name: String { entry.name }
  /// Where it is declared.
  var nameRange: SourceRange { entry.nameRange }
  /// Whether its instances are containers of UIKit's.
  var isContainer: Bool { base.isContainer }
}

extension ExampleCode {
  /// The classes of view controllers that can be made, each with what can be done with it.
  var subjects: [Subject] {
    family.controllers.filter { !$0.isGeneric }.map { subject($0) }
  }

  private func subject(_ entry: ClassFamily.Entry) -> Subject {
    var givens: [String] = []
    var takesValues = hasDefault(designatedInitializer(of: entry))
    let construction = construction(of: entry, depth: 0) { value in
      takesValues = takesValues || ExampleCode.isMadeUp(value)
      guard value.hasSuffix(")") else { return value }
      givens.append(value)
      return "$given\(givens.count)"
    }
    return Subject(
      entry: entry, base: family.base(of: entry), construction: construction, givens: givens,
      helpers: helpers(of: entry), takesValues: takesValues)
  }

  // MARK: Making one

  /// An expression that makes an instance.
  func construction(
    of entry: ClassFamily.Entry, depth: Int, _ keep: (String) -> String = { $0 }
  ) -> String {
    let parameters = designatedInitializer(of: entry)?.parameters ?? []
    var text = ""
    for parameter in parameters where parameter.defaultValue == nil {
      // Objects made with many that are made with many are too many.
      let value =
        text.utf8.count > ExampleCode.longValue * 10
        ? given(parameter.name) : value(for: parameter, depth: depth)
      text += text.isEmpty ? "" : ", "
      text += (parameter.label.map { "\($0): " } ?? "") + keep(value)
    }
    return "\(entry.name)(\(text))"
  }

  /// The initialiser by which an instance is made; `nil` where none is declared.
  func designatedInitializer(of entry: ClassFamily.Entry) -> FunctionDeclaration? {
    for ancestor in entry.isClass ? family.lineage(of: entry) : [entry] {
      let designated = ancestor.functions.map { $0.function }.filter { function in
        guard case .initializer = function.role else { return false }
        return !isOfCoder(function)
      }
      guard !designated.isEmpty else { continue }
      return designated.first { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        ?? designated.first { !$0.modifiers.isConvenience } ?? designated[0]
    }
    return nil
  }

  private func isOfCoder(_ function: FunctionDeclaration) -> Bool {
    function.parameters.count == 1 && function.parameters[0].label == "coder"
  }

  /// What a parameter is given: a value of its type where one can be made, else something opaque.
  func value(for parameter: Parameter, depth: Int = 0) -> String {
    value(of: parameter.type, depth: depth) ?? given(parameter.name)
  }

  private func value(of type: TypeSyntax?, depth: Int) -> String? {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return value(of: wrapped, depth: depth)
    case .array(let element):
      // One of lists doubles at each level.
      return value(of: element, depth: depth).map {
        $0.utf8.count > ExampleCode.longValue ? "[\($0)]" : "[\($0), \($0)]"
      }
    case .named(let name, let arguments) where arguments.isEmpty:
      switch name {
      case "Int": return "1"
      case "Double", "CGFloat", "TimeInterval", "Float": return "1.0"
      case "String": return "\"text\""
      case "UIView": return "UIView()"
      default: break
      }
      if let entry = family.entry(named: name) {
        if entry.isEnumeration {
          return entry.cases.first { $0.payloadLabels.isEmpty }.map { ".\($0.name)" }
        }
        guard entry.isClass, depth < 3, !entry.isGeneric else { return nil }
        return construction(of: entry, depth: depth + 1)
      }
      let base = family.base(ofUndeclared: name)
      if base.isContainer { return "\(base.name)()" }
      return base == .viewController ? "UIViewController()" : nil
    case .named, .dictionary, .tuple, .function, .composition, .metatype, nil: return nil
    }
  }

  /// Whether a value that something is given might be another one in an app: it is not opaque. A new object
  /// without values of its own stands for one of a subclass, or with values.
  static func isMadeUp(_ value: String) -> Bool { !value.hasPrefix(givenPrefix) }

  /// Whether an app may give a function what the drive leaves out.
  func hasDefault(_ function: FunctionDeclaration?) -> Bool {
    function?.parameters.contains { $0.defaultValue != nil } == true
  }

  private static let givenPrefix = "given_"
  /// From so many bytes on a list has one element of its kind.
  private static let longValue = 1_000

  /// The name of something that nobody declares.
  private func given(_ name: String) -> String {
    words.free(ExampleCode.givenPrefix + name) { _ in true }
  }
}
