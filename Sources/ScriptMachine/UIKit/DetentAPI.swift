import Diagnostics
import LifecycleEngine
import UIKitNames

// The heights of sheets.
extension PresentationMembers {
  /// The properties of a sheet's presentation controller that concern heights.
  func detentProperty(_ name: String, of id: ObjectID) -> Value? {
    guard isSheet(id) else { return nil }
    switch name {
    case "detents":
      // An assigned value is kept as assigned.
      guard heap.kept(name, of: id) == nil else { return nil }
      return heap.makeArray([makeDetent("large", [])])
    case "selectedDetentIdentifier": return identifier(world.selectedDetent(of: id))
    case "largestUndimmedDetentIdentifier":
      return identifier(world.largestUndimmedDetent(of: id))
    default: return nil
    }
  }

  private func isSheet(_ id: ObjectID) -> Bool {
    world.classRecord(of: id).base == .sheetPresentationController
  }

  private func identifier(_ text: String?) -> Value { text.map { .detentIdentifier($0) } ?? .null }

  /// - Returns: True if the property concerns a sheet's heights.
  func setDetentProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    guard isSheet(id) else { return false }
    switch name {
    case "detents": try setDetents(value, of: id)
    case "selectedDetentIdentifier":
      world.setSelectedDetent(try machine.operators.detentIdentifier(value), of: id)
    case "largestUndimmedDetentIdentifier":
      world.setLargestUndimmedDetent(try machine.operators.detentIdentifier(value), of: id)
    default: return false
    }
    return true
  }

  private func setDetents(_ value: Value, of id: ObjectID) throws(RunError) {
    // An extension may have added detents.
    let list = try machine.valueTypes.coerced(
      heap.copied(value), .elements(.library(DetentTypes.detent)))
    defer { heap.release(list) }
    guard let elements = list.objectID.flatMap({ heap.array($0) }) else {
      throw failed(
        .wrongArgument,
        "'detents' needs an array of detents, but got \(machine.describeKind(value))",
        name(ofCall: value).map { _ in ["write it in brackets, as in '[.medium()]'"] } ?? [])
    }
    guard !elements.isEmpty else {
      throw failed(
        .wrongArgument, "'detents' needs at least one detent",
        ["'[.large()]' is what a sheet has by itself"])
    }
    var heights: [Detent] = []
    var kept: [Value] = []
    for element in elements {
      let (height, detent) = try self.detent(element)
      heights.append(height)
      kept.append(detent)
    }
    heap.keep(heap.makeArray(kept), "detents", of: id)
    world.setDetents(heights, of: id)
  }

  /// A detent for the world, and the detent as a value for the author's code, which owns the value.
  private func detent(_ value: Value) throws(RunError) -> (Detent, Value) {
    guard let id = value.objectID, case .payload(let record) = heap.foreignObject(id),
      record.type == nil
    else { throw noDetent(value) }
    switch record.name {
    case "medium" where record.values.isEmpty: return (.medium, makeDetent("medium", []))
    case "large" where record.values.isEmpty: return (.large, makeDetent("large", []))
    case "custom":
      var labels = PresentationMembers.partsOfDetent
      if let site = record.site { labels = program.labels[site.labels] }
      let made = try makeCustomDetent(Arguments(values: record.values, labels: labels))
      return (.custom(identifier(ofCustomDetent: made)), made)
    default: throw noDetent(value)
    }
  }

  private func identifier(ofCustomDetent detent: Value) -> String {
    guard let id = detent.objectID, case .payload(let record) = heap.foreignObject(id),
      case .detentIdentifier(let text) = record.values.first
    else { return unnamedIdentifier() }
    return text
  }

  /// An identifier for a detent without one. UIKit makes up a text that nobody knows, so the text
  /// is not simulated, and no other detent has the same identifier.
  private func unnamedIdentifier() -> String {
    machine.noteOpaqueText()
    return OpaqueText.mark("identifier") + "\(heap.contentsCount)"
  }

  private func noDetent(_ value: Value) -> RunError {
    let near = name(ofCall: value).flatMap {
      EditDistance.nearest(to: $0, in: DetentTypes.names + ["custom"])
    }
    let suggestion = near.map { "; did you mean '.\($0)\($0 == "custom" ? "" : "()")'?" } ?? ""
    return failed(
      .wrongArgument,
      "A height of a sheet is a detent, not \(machine.describeKind(value))\(suggestion)",
      ["write '.medium()', '.large()' or '.custom(identifier: …) { context in … }'"])
  }

  /// The name of a call `.name(…)` whose type is not known yet.
  func name(ofCall value: Value) -> String? {
    guard let id = value.objectID, case .payload(let record) = heap.foreignObject(id),
      record.type == nil
    else { return nil }
    return record.name
  }

  private static let partsOfDetent: [String?] = ["identifier", "resolver"]

  private func makeDetent(_ name: String, _ parts: [Value]) -> Value {
    .object(
      heap.makeForeign(.payload(PayloadRecord(type: nil, name: name, values: parts, site: nil))))
  }

  private func makeCustomDetent(_ arguments: Arguments) throws(RunError) -> Value {
    try machine.types.require(16, for: "custom(identifier:resolver:)")
    // A wrong label explains more than the closure that is then missing.
    let isKnown = arguments.labels.allSatisfy {
      $0 == nil || $0 == ArgumentLabel.trailing || PresentationMembers.partsOfDetent.contains($0)
    }
    if !isKnown {
      let forms = MemberTable.customDetent.forms(of: "custom", isStatic: true)
      _ = try machine.types.fitted(arguments, to: forms)
    }
    guard let resolver = arguments.closure("resolver"),
      case .closure = heap.foreignObject(resolver),
      arguments.labels.count == (arguments.labeled("identifier") == nil ? 1 : 2)
    else {
      throw failed(
        .wrongArgument, "A custom detent needs a closure that returns its height",
        ["write '.custom(identifier: …) { context in … }'"])
    }
    let name =
      try machine.operators.detentIdentifier(arguments.labeled("identifier")) ?? unnamedIdentifier()
    return makeDetent("custom", [.detentIdentifier(name), heap.owned(resolver)])
  }

  // MARK: The types

  /// `UISheetPresentationController.Detent.medium()`, `….Identifier("small")`.
  func callDetentType(
    _ type: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    switch (type, name) {
    case (DetentTypes.detent, "Identifier"), (DetentTypes.identifier, "init"):
      return try machine.operators.makeDetentIdentifier(arguments)
    case (DetentTypes.detent, "medium"), (DetentTypes.detent, "large"):
      guard arguments.values.isEmpty else { break }
      return makeDetent(name, [])
    case (DetentTypes.detent, "custom"): return try makeCustomDetent(arguments)
    default: break
    }
    throw failed(.unknownMember, "'\(type)' has no method '\(name)' in the simulator")
  }

  /// `detent.identifier`.
  func payloadProperty(_ name: String, _ record: PayloadRecord) throws(RunError) -> Value? {
    guard name == "identifier", record.type == nil else { return nil }
    try machine.types.require(16, for: name)
    if DetentTypes.names.contains(record.name), record.values.isEmpty {
      return .detentIdentifier(DetentTypes.rawValue(of: record.name))
    }
    guard record.name == "custom", record.site == nil, let first = record.values.first else {
      return nil
    }
    return heap.copied(first)
  }

  /// A method of a detent, which needs a context that nobody can make.
  func callPayload(_ record: PayloadRecord, _ name: String) throws(RunError) -> Value? {
    guard name == "resolvedValue", record.type == nil else { return nil }
    try machine.types.require(16, for: name)
    throw notSimulated("resolvedValue(in:)")
  }

  /// Fails for any other member than the two that the context of a detent's resolver has.
  func checkContextMember(_ name: String, of id: ObjectID) throws(RunError) {
    let known = heap.unmodeledProperties(of: id).map { $0.name }
    guard case .instance = heap.foreignObject(id), known.contains("maximumDetentValue") else {
      return
    }
    let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    throw failed(.unknownMember, "The context of a detent has no member '\(name)'\(near)")
  }

  // MARK: What the world asks

  /// The height of a detent of the author: the resolver's result, `nil` for an inactive detent.
  func height(
    ofDetentAt place: Int, of sheet: ObjectID, upTo maximum: Double
  ) throws(RunError) -> Reply {
    guard
      let list = heap.kept("detents", of: sheet),
      let elements = list.objectID.flatMap({ heap.array($0) }), elements.indices.contains(place),
      let id = elements[place].objectID, case .payload(let record) = heap.foreignObject(id),
      let resolver = record.values.last?.objectID
    else { return .none }
    let context = heap.makeForeign(.instance)
    heap.keep(.double(maximum), "maximumDetentValue", of: context)
    heap.keep(
      .traits(world.containerTraits(ofSheet: sheet)), "containerTraitCollection", of: context)
    let result = try machine.valueTypes.coerced(
      try machine.call(closure: resolver, [.object(context)]), .double)
    defer { heap.release(result) }
    if result.isNull { return .none }
    if let height = result.number { return .number(height) }
    // The closure has returned by now, and no code of the author called the closure.
    let name: String? = if case .opaque(let name, _) = result { name } else { nil }
    throw RunError.failed(
      Diagnostic(
        name == nil ? .typeMismatch : .opaqueCondition,
        name.map { "'\($0)' is not simulated, so this detent has no height" }
          ?? "The closure of a detent returns a height in points, not \(machine.describeKind(result))",
        at: endOfClosure(resolver),
        help: ["return a number of points, such as '300'"]))
  }

  private func endOfClosure(_ id: ObjectID) -> SourceRange {
    guard case .closure(let record) = heap.foreignObject(id) else { return stack.currentRange }
    return program.functions[record.function].ranges.last ?? stack.currentRange
  }
}
