import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// Checks of declared types. The checks report missing members, and members that UIKit never calls,
/// and find the functions that UIKit does call.
final class DeclarationChecks {
  let symbols: SymbolTable
  let typeLookup: TypeLookup
  let builder: ProgramBuilder
  let problems: ProblemList
  /// The UIKit delegate protocols of each type, as places in `DelegateMethods`.
  private(set) var delegateProtocols: [[Int]] = []

  init(
    _ symbols: SymbolTable, _ typeLookup: TypeLookup, _ builder: ProgramBuilder,
    _ problems: ProblemList
  ) {
    self.symbols = symbols
    self.typeLookup = typeLookup
    self.builder = builder
    self.problems = problems
  }

  // MARK: Overrides

  /// Notes every method of a class that overrides nothing, or that overrides without `override`.
  func checkOverrides() {
    collectDelegateProtocols()
    if symbols.isOfFile { return }
    let declared = DeclaredMethods(symbols.types, symbols.typeDeclarations)
    checkConformances()
    for index in symbols.types.indices where symbols.types[index].role == .builtInExtension {
      for declaration in symbols.typeDeclarations[index] {
        checkExtension(declaration, of: index)
        if !symbols.isInExample { rejectUndelivered(declaration, of: index) }
      }
    }
    for index in symbols.types.indices where symbols.types[index].role == .class {
      for declaration in symbols.typeDeclarations[index] {
        if !symbols.isInExample {
          problems.attempt { () throws(ScriptError) in try rejectObservable(declaration) }
        }
        for member in declaration.members {
          if case .variable(let variable) = member.kind, !symbols.isInExample {
            problems.attempt { () throws(ScriptError) in
              try rejectUnreadProperties(variable, of: index)
            }
          }
          guard case .function(let function) = member.kind, case .function = function.role,
            !function.modifiers.isStatic
          else { continue }
          problems.attempt { () throws(ScriptError) in
            try checkOverride(function, of: index, declared)
          }
        }
      }
    }
  }

  private func checkOverride(
    _ function: FunctionDeclaration, of index: Int, _ declared: DeclaredMethods
  ) throws(ScriptError) {
    let isOverriding = isOverriding(function, of: index, declared)
    if isOverriding, function.modifiers.isOverride, let form = otherForm(of: function, index) {
      throw overridesNothing(function, help: ["write 'override func \(form.declaration)'"])
    }
    guard function.modifiers.isOverride != isOverriding else {
      if !symbols.isInExample { try rejectUndelivered(function, of: index) }
      return
    }
    if isOverriding {
      throw ScriptError(
        "missing-override", "'\(function.signature)' is declared without 'override'",
        function.nameRange, help: ["a superclass has it: write 'override func'"])
    }
    try rejectOverride(function, of: index)
  }

  /// Notes the methods of an extension of a UIKit class that wait for a UIKit call that the simulator
  /// does not make yet.
  private func rejectUndelivered(_ declaration: TypeDeclaration, of index: Int) {
    for case .function(let function) in declaration.members.map({ $0.kind })
    where !function.modifiers.isStatic {
      problems.attempt { () throws(ScriptError) in try rejectUndelivered(function, of: index) }
    }
  }

  /// Rejects a method that waits for a UIKit call that the simulator does not make yet. The method
  /// would never run.
  private func rejectUndelivered(
    _ function: FunctionDeclaration, of index: Int
  ) throws(ScriptError) {
    if !function.modifiers.isOverride,
      let near = DelegateMethods.method(near: function.signature, of: delegateProtocols[index])
    {
      throw ScriptError(
        "unknown-member",
        "'\(function.signature)' is in no protocol of '\(symbols.types[index].name)'; "
          + "did you mean '\(near)'?", function.nameRange, help: ["write '\(near)'"])
    }
    let labels = function.parameters.map { $0.label }
    let callback = Callback(declared: function.name, labels: labels)
    // Presentation controllers have the method, too, and UIKit does not call theirs.
    let isAsked = callback != .sizeForChildContainer || symbols.types[index].base.isController
    guard callback == nil || !isAsked else { return }
    let signature = function.signature
    guard !DelegateMethods.isNeverDue(signature), !DelegateMethods.isOfSwipes(signature) else {
      return
    }
    var isCallback =
      function.modifiers.isOverride && libraryClass(of: index) != nil
      && UIKitNames.isCalled(signature, of: symbols.types[index].base)
    for place in delegateProtocols[index] where !isCallback {
      isCallback = DelegateMethods.protocols[place].signatures.contains(signature)
    }
    guard isCallback else { return }
    let isOfAnimation =
      signature.hasPrefix("animationController") || signature.hasPrefix("interactionController")
    throw ScriptError(
      "not-simulated", "'\(signature)' is not called by the simulator yet", function.nameRange,
      help: [
        isOfAnimation
          ? "transitions with an animator of your own are not simulated: remove the method, and "
            + "UIKit's own animation runs"
          : "leave the method out of the scenario, or show the code in a Swift block"
      ])
  }

  /// Finds the delegate protocols of UIKit that each class conforms to, superclasses first.
  private func collectDelegateProtocols() {
    delegateProtocols = Array(repeating: [], count: symbols.types.count)
    for index in symbols.ancestry.order {
      let type = symbols.types[index]
      var places = type.superclass.map { delegateProtocols[$0] } ?? []
      for own in type.protocols { places += delegateProtocols[own] }
      for (place, known) in DelegateMethods.protocols.enumerated()
      where type.inherited.contains(known.name)
        || type.base == .navigationController && known.name == "UINavigationBarDelegate"
      {
        places.append(place)
      }
      delegateProtocols[index] = places
    }
  }

  /// Returns true if a superclass, the author's or UIKit's, has a method of this name and labels.
  private func isOverriding(
    _ function: FunctionDeclaration, of index: Int, _ declared: DeclaredMethods
  ) -> Bool {
    let isDeclaredAbove = symbols.ancestry.hasAny(declared.types(with: function.name), above: index)
    {
      type in
      type != index
        && declared.methods(named: function.name, of: type).contains {
          $0.hasSameLabels(as: function) && !$0.isOverload(of: function)
        }
    }
    if isDeclaredAbove { return true }
    let signature = function.signature
    guard libraryClass(of: index) != nil else { return false }
    let rare = UIKitNames.rareMethods(of: symbols.types[index].base)
    return (inheritedMethods(of: index) + [rare]).contains { list in
      list.contains { method in
        // For a method with `override`, only the labels count.
        method.signature == signature
          && (function.modifiers.isOverride || !typeLookup.isOverload(function, of: method))
      }
    }
  }

  /// The method of UIKit that a method with `override` would override with other types.
  private func otherForm(of function: FunctionDeclaration, _ index: Int) -> MethodForm? {
    guard symbols.types[index].superclass.map({ symbols.types[$0].role != .class }) ?? true else {
      return nil
    }
    let signature = function.signature
    let forms = inheritedMethods(of: index).joined().filter { $0.signature == signature }
    guard forms.allSatisfy({ hasOtherNumbers(function, $0) }) else { return nil }
    return forms.first
  }

  /// Returns true if a parameter is a number, text or flag of another type than UIKit's parameter.
  private func hasOtherNumbers(_ function: FunctionDeclaration, _ form: MethodForm) -> Bool {
    let plain = ["Bool", "Int", "String", "Double"]
    return zip(function.parameters, form.parameters).contains { own, theirs in
      guard case .named(let name, _) = own.type, symbols.tables.aliases[name] == nil else {
        return false
      }
      return plain.contains(name) && plain.contains(theirs.type) && name != theirs.type
    }
  }

  /// The methods of the UIKit classes above, none for a class without a UIKit superclass.
  private func inheritedMethods(of index: Int) -> [[MethodForm]] {
    guard libraryClass(of: index) != nil else { return [] }
    return UIKitNames.methods(of: symbols.types[index].base)
  }

  private func rejectOverride(
    _ function: FunctionDeclaration, of index: Int
  ) throws(ScriptError) {
    var names: [String] = []
    var signatures: [String] = []
    for parent in superclasses(of: index) {
      for method in symbols.types[parent].methods {
        names.append(method.name)
        if method.name == function.name { signatures.append(method.name) }
      }
    }
    for list in inheritedMethods(of: index) {
      for method in list {
        names.append(method.baseName)
        if method.baseName == function.name { signatures.append(method.declaration) }
      }
    }
    let library = libraryClass(of: index)
    // An undeclared class may have any methods, even UIKit's names with other labels.
    if symbols.isInExample, let library, UndeclaredClasses.isUnknown(library) {
      guard let near = names.first(where: { Slips.isTypo(function.name, of: $0) }) else { return }
      throw overridesNothing(function, help: ["did you mean '\(near)'?"])
    }
    if let library, CommonViews.declares(function.name, library) { return }
    let near = EditDistance.nearest(to: function.name, in: names)
    // A class with an incomplete list may have any methods.
    let isKnown = library.map { UIKitNames.isComplete(for: $0) } ?? true
    guard isKnown || near != nil || !signatures.isEmpty else { return }
    var help = signatures.filter { $0.utf8.last != nil && $0 != function.name }.map {
      "write 'override func \($0)'"
    }
    if help.isEmpty, let near, near != function.name { help = ["did you mean '\(near)'?"] }
    throw overridesNothing(function, help: help.isEmpty ? ["remove 'override'"] : help)
  }

  private func overridesNothing(_ function: FunctionDeclaration, help: [String]) -> ScriptError {
    ScriptError(
      "overrides-nothing",
      "'\(function.signature)' overrides nothing: no superclass has a method with this name and "
        + "these labels", function.nameRange, help: help)
  }

  private func superclasses(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = symbols.types[index].superclass
    while let parent = current {
      result.append(parent)
      current = symbols.types[parent].superclass
    }
    return result
  }

  /// The class above the author's classes that only the library declares.
  func libraryClass(of index: Int) -> String? {
    let top = symbols.ancestry.tops[index]
    guard let name = symbols.types[top].inherited.first else { return nil }
    if let known = typeLookup.typeIndex(named: name, inside: top),
      symbols.types[known].role == .protocolType
    {
      return nil
    }
    // A protocol of the library adds no methods to override.
    return BuiltInTypes.isWithoutMembers(name) && name != "NSObject" ? nil : name
  }
}

/// The methods that the author's classes declare, by name.
private struct DeclaredMethods {
  private struct Key: Hashable {
    let name: String
    let type: Int
  }

  private var methods: [Key: [FunctionDeclaration]] = [:]
  private var owners: [String: [Int]] = [:]

  init(_ types: [TypeCode], _ declarations: [[TypeDeclaration]]) {
    for (index, type) in types.enumerated() where type.role == .class {
      for declaration in declarations[index] {
        for case .function(let function) in declaration.members.map({ $0.kind })
        where !function.modifiers.isStatic {
          methods[Key(name: function.name, type: index), default: []].append(function)
          if owners[function.name]?.last != index {
            owners[function.name, default: []].append(index)
          }
        }
      }
    }
  }

  /// The classes that declare a method of a name, in the order of declaration.
  func types(with name: String) -> [Int] { owners[name] ?? [] }

  func methods(named name: String, of type: Int) -> [FunctionDeclaration] {
    methods[Key(name: name, type: type)] ?? []
  }
}

extension FunctionDeclaration {
  fileprivate func hasSameLabels(as other: FunctionDeclaration) -> Bool {
    parameters.elementsEqual(other.parameters) { $0.label == $1.label }
  }

  /// Returns true if two functions of one name differ in the types of their parameters.
  fileprivate func isOverload(of other: FunctionDeclaration) -> Bool {
    for (one, another) in zip(parameters, other.parameters) {
      guard let name = one.type?.name, let otherName = another.type?.name else { continue }
      if name != otherName { return true }
    }
    return false
  }

  /// The name with its argument labels: `viewWillAppear(_:)`.
  package var signature: String {
    var text = name + "("
    for parameter in parameters { text += (parameter.label ?? "_") + ":" }
    return text + ")"
  }
}
