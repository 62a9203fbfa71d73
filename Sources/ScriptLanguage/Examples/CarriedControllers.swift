import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The controllers in what a method is given: by itself, in a list, under a key or in an object.
struct CarriedControllers {
  private(set) var others: [Helper.Object] = []
  /// The objects that have made some of them by themselves.
  private(set) var holders: [Helper.Object] = []
  /// The types of which nothing leads to a controller, with how deep they were looked into.
  fileprivate var barren: Set<String> = []

  /// From so many on a list or a dictionary has one more only: one of lists doubles at each level.
  private static let plenty = 64
  /// The most of them. What stands behind them is something like any other.
  private static let limit = 512

  fileprivate var arePlenty: Bool { others.count >= CarriedControllers.plenty }
  fileprivate var areAll: Bool { others.count >= CarriedControllers.limit }

  /// - Parameter path: What code that is given it writes for it.
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
  /// Makes what a parameter is given if controllers can be reached from it.
  /// - Returns: Its expression; `nil` where its type leads to none.
  func carrier(
    for parameter: Parameter, in range: SourceRange, _ found: inout CarriedControllers
  ) -> String? {
    let place = CarrierPlace(path: parameter.name, code: range)
    guard !parameter.isVariadic else {
      return carrier(of: parameter.type, at: place.inside("[0]"), &found)
    }
    return carrier(of: parameter.type, at: place, &found)
  }

  /// Makes a value of a type if controllers can be reached from it.
  /// - Returns: Its expression; `nil` where the type leads to none.
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
        // What it stands for is written outside, where the same name is another parameter.
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
      // Of a generic type it depends on what its parameter stands for.
      if value == nil, inside.argument == nil { found.barren.insert(key) }
      return value
    case .function?, .composition?, .metatype?, nil: return nil
    }
  }

  // MARK: Controllers

  /// How a controller of a type is made; `nil` for a type of something else. Of a protocol, or of several
  /// types at once, it is the first class that conforms.
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

  /// The first class of controllers that conforms to a protocol, or what the protocol inherits from.
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

  /// An object or structure that is given controllers when it is made, or that makes some by itself.
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

  /// The name of a stored property that begins with a controller.
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

/// Where in what a method is given controllers are looked for.
private struct CarrierPlace {
  /// What code writes for it.
  let path: String
  /// The code that does something with it.
  let code: SourceRange
  var depth = 0
  /// What the parameter of the generic type around it stands for.
  var argument: (name: String, type: TypeSyntax)?

  /// How deep objects within objects are made.
  static let limit = 3

  func inside(_ member: String) -> CarrierPlace {
    CarrierPlace(path: path + member, code: code, depth: depth, argument: argument)
  }

  /// A type as it is written outside: what is given on to another generic type is not its own parameter.
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

  /// The same in an object of a type that the example declares.
  func within(
    _ entry: ClassFamily.Entry, _ words: WordTable, _ argument: TypeSyntax?
  ) -> CarrierPlace {
    var place = self
    place.depth += 1
    place.argument = nil
    // The parameter of a generic type stands directly behind its name.
    let rest = SourceRange(
      entry.nameRange.end, entry.range.end, in: entry.range.source)
    if entry.isGeneric, let argument, let name = words.words(in: rest).first?.text {
      place.argument = (name, argument)
    }
    return place
  }
}
