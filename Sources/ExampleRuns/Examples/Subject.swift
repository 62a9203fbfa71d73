import Diagnostics
import LifecycleEngine
import SwiftSubset

/// A screen class that is driven, with the uses of the class by other code.
struct Subject {
  let entry: ClassFamily.Entry
  let base: UIKitClass
  /// The expression that makes an instance. `$given1` is the first of the objects in `givens`.
  private(set) var construction: String
  /// The expressions that make the objects for an instance. Other code holds these objects.
  let givens: [String]
  let helpers: [Helper]
  /// The helpers with other values, each for a run of its own.
  var variants: [Helper] = []
  /// The properties that other code may set, with other values.
  var otherProperties: [(property: String, value: String)] = []
  /// True if the drive makes up a value for the initialiser.
  private(set) var takesValues: Bool

  var name: String { entry.name }
  var nameRange: SourceRange { entry.nameRange }
  /// True if instances are containers of UIKit.
  var isContainer: Bool { base.isContainer }

  /// The screen with another value in a property, set as soon as the screen is made.
  func setting(_ property: String, to value: String) -> Subject {
    var subject = self
    subject.construction =
      "{ () -> \(name) in let made = \(construction); made.\(property) = \(value); return made }()"
    subject.takesValues = true
    return subject
  }
}

extension ExampleCode {
  /// The view controller classes that can be made, each with its helpers.
  var subjects: [Subject] {
    // A run of a file takes something opaque for the types that a generic class is made with.
    (isFile ? family.allControllers : family.controllers.filter { !$0.isGeneric }).map {
      subject($0)
    }
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
    let helpers = helpers(of: entry)
    var subject = Subject(
      entry: entry, base: family.base(of: entry), construction: construction, givens: givens,
      helpers: helpers.filter { !$0.isVariant }, takesValues: takesValues)
    subject.variants = helpers.filter { $0.isVariant }
    subject.otherProperties = otherProperties(of: entry)
    return subject
  }

  // MARK: Making one

  /// An expression that makes an instance.
  func construction(
    of entry: ClassFamily.Entry, depth: Int, _ keep: (String) -> String = { $0 }
  ) -> String {
    if isOnlyOfCoder(entry) { return "\(entry.name)(coder: \(given("coder")))" }
    let parameters = designatedInitializer(of: entry)?.parameters ?? []
    var text = ""
    for parameter in parameters where parameter.defaultValue == nil {
      // Nested objects with many parameters would make the expression too long.
      let value =
        text.utf8.count > ExampleCode.longValue * 10
        ? given(parameter.name) : value(for: parameter, depth: depth)
      text += text.isEmpty ? "" : ", "
      text += (parameter.label.map { "\($0): " } ?? "") + keep(value)
    }
    return "\(entry.name)(\(text))"
  }

  /// The initialiser that makes an instance; `nil` if no initialiser is declared.
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

  /// True if a class of a file has `init(coder:)` as its only initializer, so that a storyboard makes
  /// the instances.
  func isOnlyOfCoder(_ entry: ClassFamily.Entry) -> Bool {
    guard isFile, entry.isClass else { return false }
    for ancestor in family.lineage(of: entry) {
      let initializers = ancestor.functions.map { $0.function }.filter { function in
        if case .initializer = function.role { return true }
        return false
      }
      guard initializers.allSatisfy({ isOfCoder($0) }) else { return false }
      if initializers.contains(where: { !$0.modifiers.isConvenience }) { return true }
    }
    return false
  }

  private func isOfCoder(_ function: FunctionDeclaration) -> Bool {
    function.parameters.count == 1 && function.parameters[0].label == "coder"
  }

  /// The argument for a parameter: a value of the type if possible, otherwise an opaque value.
  func value(for parameter: Parameter, depth: Int = 0) -> String {
    value(of: parameter.type, depth: depth) ?? given(parameter.name)
  }

  private func value(of type: TypeSyntax?, depth: Int) -> String? {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return value(of: wrapped, depth: depth)
    case .array(let element):
      // A list of lists would double the length at each level.
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

  /// True if an app might pass another value: the value is not opaque. In an app a new object may
  /// be of a subclass, or have other values.
  static func isMadeUp(_ value: String) -> Bool { !value.hasPrefix(givenPrefix) }

  /// True if an app may pass an argument that the drive leaves out.
  func hasDefault(_ function: FunctionDeclaration?) -> Bool {
    function?.parameters.contains { $0.defaultValue != nil } == true
  }

  private static let givenPrefix = "given_"
  /// From this length in bytes on, a list gets one element of the kind.
  private static let longValue = 1_000

  /// The name of an undeclared value.
  private func given(_ name: String) -> String {
    words.free(ExampleCode.givenPrefix + name) { _ in true }
  }
}
