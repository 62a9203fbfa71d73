import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The controllers in the arguments of a method: direct, in a list, under a key or in an object.
struct CarriedControllers {
  private(set) var others: [Helper.Object] = []
  /// The objects that make some of the controllers themselves.
  private(set) var holders: [Helper.Object] = []
  /// The types that lead to no controller, each with the depth of the search.
  fileprivate var barren: Set<String> = []

  /// With this many controllers, a list or a dictionary gets only one element. A list of lists
  /// would double the number at each level.
  private static let plenty = 64
  /// The most controllers. Arguments beyond the limit get an ordinary value.
  private static let limit = 512

  fileprivate var arePlenty: Bool { others.count >= CarriedControllers.plenty }
  fileprivate var areAll: Bool { others.count >= CarriedControllers.limit }

  /// - Parameter path: The expression by which the called code reaches the controller.
  /// - Returns: The variable of the drive that holds the controller.
  fileprivate mutating func add(_ construction: String, as path: String) -> String {
    let variable = "$other\(others.count + 1)"
    others.append(Helper.Object(variable: variable, construction: construction, shown: path))
    return variable
  }

  /// - Returns: The variable of the drive that holds the object.
  fileprivate mutating func hold(_ construction: String) -> String {
    let variable = "$holder\(holders.count + 1)"
    holders.append(Helper.Object(variable: variable, construction: construction, shown: nil))
    return variable
  }
}

extension ExampleCode {
  /// Makes the argument for a parameter if the type leads to a controller.
  /// - Returns: The expression; `nil` if the type leads to no controller.
  func carrier(
    for parameter: Parameter, in range: SourceRange, _ found: inout CarriedControllers
  ) -> String? {
    let place = CarrierPlace(path: parameter.name, code: range)
    guard !parameter.isVariadic else {
      return carrier(of: parameter.type, at: place.inside("[0]"), &found)
    }
    return carrier(of: parameter.type, at: place, &found)
  }

  /// Makes a value of a type if the type leads to a controller.
  /// - Returns: The expression; `nil` if the type leads to no controller.
  private func carrier(
    of type: TypeSyntax?, at place: CarrierPlace, _ found: inout CarriedControllers
  ) -> String? {
    guard !found.areAll else { return nil }
    if let construction = constructionOfController(type) {
      return found.add(construction, as: place.path)
    }
    switch type?.inShortForm {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return carrier(of: wrapped, at: place, &found)
    case .array(let element):
      guard let first = carrier(of: element, at: place.inside("[0]"), &found) else { return nil }
      guard !found.arePlenty, let second = carrier(of: element, at: place.inside("[1]"), &found)
      else { return "[\(first)]" }
      return "[\(first), \(second)]"
    case .dictionary(let key, let value):
      return dictionary(of: key, value, at: place, &found)
    case .tuple(let elements, let labels):
      return tuple(of: elements, labels, at: place, &found)
    case .named("Set", let arguments) where arguments.count == 1:
      return carrier(of: arguments[0], at: place.inside(".first"), &found).map { "Set([\($0)])" }
    case .named("ArraySlice", let arguments) where arguments.count == 1:
      return carrier(of: .array(arguments[0]), at: place, &found).map { "\($0)[...]" }
    case .named(let name, let arguments):
      if let argument = place.argument, name == argument.name {
        // The argument stands outside of the type, where the same name is another parameter.
        var outside = place
        outside.argument = nil
        return carrier(of: argument.type, at: outside, &found)
      }
      guard let entry = family.entry(named: name), place.depth < CarrierPlace.limit else {
        return nil
      }
      let inside = place.within(entry, words, arguments.first.map { place.substituted($0) })
      let key = "\(inside.depth) \(entry.name)"
      guard !found.barren.contains(key) else { return nil }
      let value =
        entry.isEnumeration
        ? enumeration(entry, at: inside, &found) : instance(of: entry, at: inside, &found)
      // The result for a generic type depends on the type's argument.
      if value == nil, inside.argument == nil { found.barren.insert(key) }
      return value
    case .function?, .composition?, .metatype?, nil: return nil
    }
  }

  // MARK: Controllers

  /// An expression that makes a controller of a type; `nil` if the type is no controller. For a
  /// protocol or a composition, the first class that conforms is made.
  private func constructionOfController(_ type: TypeSyntax?) -> String? {
    guard let type, case .named(let name, _) = type else {
      guard case .composition(let parts)? = type else { return nil }
      return parts.lazy.compactMap { protocolOfControllers($0) }.first
        ?? parts.lazy.compactMap { constructionOfController($0) }.first
    }
    if let construction = protocolOfControllers(type) { return construction }
    let isController =
      family.entry(named: name).map { family.base(of: $0).isController }
      ?? family.base(ofUndeclared: name).isController
    guard isController else { return nil }
    return value(
      for: Parameter(
        label: nil, name: name, type: type, defaultValue: nil, isInOut: false, isVariadic: false,
        range: SourceRange(0, 0)))
  }

  /// The first controller class that conforms to a protocol; a plain controller if none does and
  /// the protocol inherits from `UIViewController`.
  private func protocolOfControllers(_ type: TypeSyntax) -> String? {
    guard case .named(let name, _) = type, let entry = family.entry(named: name),
      entry.isProtocol
    else { return nil }
    let conforming = family.entries.first { $0.isClass && $0.inherited.contains(name) }
    guard let conforming else {
      return entry.inherited.contains("UIViewController") ? "UIViewController()" : nil
    }
    guard family.base(of: conforming).isController, !conforming.isGeneric else { return nil }
    return construction(of: conforming, depth: 1)
  }

  // MARK: What holds them

  private func dictionary(
    of key: TypeSyntax, _ value: TypeSyntax, at place: CarrierPlace,
    _ found: inout CarriedControllers
  ) -> String? {
    let inside = place.inside(".keys.first")
    if let held = carrier(of: key, at: inside, &found) {
      return "[\(held): \(self.value(of: value, at: place))]"
    }
    var entries: [String] = []
    let keys = keys(of: key, soughtIn: place.code)
    for key in keys ?? [self.value(of: key, at: place)]
    where entries.isEmpty || !found.arePlenty {
      let inside = place.inside(keys == nil ? ".values.first" : "[\(key)]")
      guard let held = carrier(of: value, at: inside, &found) else { break }
      entries.append("\(key): \(held)")
    }
    return entries.isEmpty ? nil : "[\(entries.joined(separator: ", "))]"
  }

  private func tuple(
    of elements: [TypeSyntax], _ labels: [String?], at place: CarrierPlace,
    _ found: inout CarriedControllers
  ) -> String? {
    let count = found.others.count
    var values: [String] = []
    for (index, element) in elements.enumerated() {
      let label = index < labels.count ? labels[index] : nil
      let inside = place.inside(".\(label ?? String(index))")
      let value = carrier(of: element, at: inside, &found) ?? self.value(of: element, at: place)
      values.append((label.map { "\($0): " } ?? "") + value)
    }
    return found.others.count > count ? "(\(values.joined(separator: ", ")))" : nil
  }

  private func enumeration(
    _ entry: ClassFamily.Entry, at place: CarrierPlace, _ found: inout CarriedControllers
  ) -> String? {
    let count = found.others.count
    for choice in entry.cases where !choice.payloadTypes.isEmpty {
      let inside = place.inside(".\(choice.name)")
      var values: [String] = []
      for (type, label) in zip(choice.payloadTypes, choice.payloadLabels) {
        let value = carrier(of: type, at: inside, &found) ?? self.value(of: type, at: place)
        values.append((label.map { "\($0): " } ?? "") + value)
      }
      guard found.others.count > count else { continue }
      return "\(entry.name).\(choice.name)(\(values.joined(separator: ", ")))"
    }
    return nil
  }

  /// An object or structure that is made with controllers, or that makes controllers itself.
  private func instance(
    of entry: ClassFamily.Entry, at place: CarrierPlace, _ found: inout CarriedControllers
  ) -> String? {
    guard !entry.isProtocol else { return nil }
    let count = found.others.count
    let initializer = designatedInitializer(of: entry)
    var arguments: [String] = []
    for parameter in initializer?.parameters ?? memberwise(entry) {
      let inside = place.inside(".\(parameter.name)")
      let held = carrier(of: parameter.type, at: inside, &found)
      guard held != nil || parameter.defaultValue == nil else { continue }
      let value = held ?? self.value(for: parameter)
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    let construction = "\(entry.name)(\(arguments.joined(separator: ", ")))"
    guard found.others.count == count else { return construction }
    let made = lineageOfAny(entry).flatMap { $0.properties }.compactMap { ownController($0.entry) }
    guard !made.isEmpty else { return nil }
    let holder = found.hold(construction)
    for name in made { _ = found.add("\(holder).\(name)", as: "\(place.path).\(name)") }
    return holder
  }

  private func lineageOfAny(_ entry: ClassFamily.Entry) -> [ClassFamily.Entry] {
    entry.isClass ? family.lineage(of: entry) : [entry]
  }

  private func memberwise(_ entry: ClassFamily.Entry) -> [Parameter] {
    guard !entry.isClass else { return [] }
    return entry.properties.compactMap { property in
      guard case .binding(let name) = property.entry.pattern, !property.modifiers.isStatic,
        property.entry.accessors?.getter == nil, property.entry.initialValue == nil,
        let type = property.entry.type
      else { return nil }
      return Parameter(
        label: name, name: name, type: type, defaultValue: nil, isInOut: false,
        isVariadic: false, range: property.range)
    }
  }

  /// The name of a stored property whose initial value is a new controller.
  private func ownController(_ entry: VariableDeclaration.Entry) -> String? {
    guard case .binding(let name) = entry.pattern,
      case .call(let callee, _)? = entry.initialValue?.kind,
      case .identifier(let type) = callee.kind, constructionOfController(.named(type, [])) != nil
    else { return nil }
    return name
  }

  private func value(of type: TypeSyntax, at place: CarrierPlace) -> String {
    value(
      for: Parameter(
        label: nil, name: "value", type: type, defaultValue: nil, isInOut: false,
        isVariadic: false, range: place.code))
  }
}

/// A place within an argument where controllers are looked for.
private struct CarrierPlace {
  /// The expression by which code reaches the place.
  let path: String
  /// The code that uses the argument.
  let code: SourceRange
  var depth = 0
  /// The parameter of the generic type around the place, and the type of the argument.
  var argument: (name: String, type: TypeSyntax)?

  /// The depth to which objects within objects are made.
  static let limit = 3

  func inside(_ member: String) -> CarrierPlace {
    CarrierPlace(path: path + member, code: code, depth: depth, argument: argument)
  }

  /// A type as the code outside of the generic type writes it. Without the substitution, an
  /// argument for another generic type would be mistaken for that type's own parameter.
  func substituted(_ type: TypeSyntax) -> TypeSyntax {
    guard let argument else { return type }
    switch type {
    case .named(let name, _) where name == argument.name: return argument.type
    case .named(let name, let arguments):
      return .named(name, arguments.map { substituted($0) })
    case .optional(let wrapped): return .optional(substituted(wrapped))
    case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(substituted(wrapped))
    case .array(let element): return .array(substituted(element))
    case .dictionary(let key, let value):
      return .dictionary(substituted(key), substituted(value))
    case .tuple(let elements, let labels):
      return .tuple(elements.map { substituted($0) }, labels: labels)
    case .function, .composition, .metatype: return type
    }
  }

  /// The place inside an object of a type that the example declares.
  func within(
    _ entry: ClassFamily.Entry, _ words: WordTable, _ argument: TypeSyntax?
  ) -> CarrierPlace {
    var place = self
    place.depth += 1
    place.argument = nil
    // The parameter of a generic type stands directly behind the type's name.
    let rest = SourceRange(
      entry.nameRange.end, entry.range.end, in: entry.range.source)
    if entry.isGeneric, let argument, let name = words.words(in: rest).first?.text {
      place.argument = (name, argument)
    }
    return place
  }
}
