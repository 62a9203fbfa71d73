import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset
import UIKitNames

/// A use of a screen by other code: a call of a method that neither the example nor the simulated
/// UIKit calls, or an assignment to a property.
struct Helper {
  /// The name of the method or property.
  let name: String
  /// The use of the screen, as the words of a step.
  let title: String
  /// The code of the drive. `$self` stands for the screen, `$child1` for a child of the screen,
  /// `$other1` for a controller without a parent.
  private(set) var code: String
  /// The children that the screen shows before the call.
  private(set) var children: [Object] = []
  /// The objects that make some of the other controllers themselves.
  private(set) var holders: [Object] = []
  /// The other controllers.
  private(set) var others: [Object] = []
  /// True if the drive makes up a value for the call.
  private(set) var takesValues = false
  /// True if the call passes another value than the usual one.
  var isVariant = false
  /// True if UIKit calls the method for something that the user does and no drive does.
  var isOfUser = false

  /// An object that a drive makes for the call.
  struct Object {
    /// The variable of the drive that holds the object, such as `$other1`.
    var variable: String
    var construction: String
    /// The expression by which the method reaches the object; `nil` if no expression is known.
    var shown: String?
  }

  /// All objects that the drive makes for the call.
  var objects: [Object] { children + holders + others }

  /// The code that calls the method on an object.
  func call(on object: String) -> String { Helper.filled(code, "$self", object) }

  /// The helper with children of the screen in place of other controllers.
  /// - Parameter places: The indices of the other controllers to replace.
  func showing(_ places: [Int]) -> Helper {
    var helper = self
    for place in places where place < others.count {
      var child = others[place]
      child.variable = "$child\(helper.children.count + 1)"
      helper.children.append(child)
      helper.code = Helper.filled(helper.code, others[place].variable, child.variable)
    }
    helper.others = others.indices.filter { !places.contains($0) }.map { others[$0] }
    return helper
  }

  /// The helper with variables of its own, so several helpers of a plan do not clash.
  func numbered(_ number: Int) -> Helper {
    var helper = self
    for object in objects {
      let name = "\(object.variable)of\(number)"
      helper.code = Helper.filled(helper.code, object.variable, name)
      for place in others.indices {
        helper.others[place].construction = Helper.filled(
          helper.others[place].construction, object.variable, name)
      }
    }
    for place in children.indices { helper.children[place].variable += "of\(number)" }
    for place in holders.indices { helper.holders[place].variable += "of\(number)" }
    for place in others.indices { helper.others[place].variable += "of\(number)" }
    return helper
  }

  /// The code with a value in place of a variable. `$other1` does not match `$other12`.
  private static func filled(_ code: String, _ variable: String, _ value: String) -> String {
    let place = Array(variable.utf8)
    let bytes = Array(code.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = index + place.count
      if bytes[index...].starts(with: place), end == bytes.count || !Helper.isDigit(bytes[end]) {
        result += Array(value.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}

extension ExampleCode {
  /// The uses of a class by other code, including the members of superclasses and extensions.
  func helpers(of entry: ClassFamily.Entry) -> [Helper] {
    var result: [Helper] = []
    var known: [String] = []
    for ancestor in family.lineage(of: entry) + family.additions(to: entry) {
      for (function, range) in ancestor.functions where isHelper(function, at: range) {
        guard !known.contains(function.signature) else { continue }
        known.append(function.signature)
        if ancestor.isOfLibrary, takesOutSelf(range) {
          result.append(
            helper(function, range, receiver: "$child1", hasChild: true))
        } else {
          var usual = helper(function, range, receiver: "$self")
          usual.isOfUser = isFile && !isCalledByOthers(function)
          usual.isVariant = usual.isOfUser
          result.append(usual)
          result += otherArguments(of: function).map {
            helper(function, range, receiver: "$self", other: $0)
          }
        }
      }
      result += ancestor.properties.compactMap { setter(of: $0.entry, $0.modifiers, $0.range) }
    }
    return result + functionsOfNobody
  }

  /// Static and global functions that take a screen.
  private var functionsOfNobody: [Helper] {
    var result: [Helper] = []
    for entry in family.entries {
      for (function, range) in entry.functions where function.modifiers.isStatic {
        guard case .function = function.role, function.body != nil,
          BinaryOperator(function.name) == nil, !words.isCalled(function, at: range)
        else { continue }
        if let helper = screenFunction(function, range, receiver: entry.name) {
          result.append(helper)
        }
      }
    }
    for statement in statements {
      guard case .function(let function) = statement.kind, function.body != nil,
        BinaryOperator(function.name) == nil, !words.isCalled(function, at: statement.range),
        let helper = screenFunction(function, statement.range, receiver: nil)
      else { continue }
      result.append(helper)
    }
    return result
  }

  /// Labels and names of parameters for a controller on screen, the most likely first. The names
  /// decide only if the function's code does not.
  private static let hostLabels = [
    "parent", "host", "container", "presenter", "in", "into", "on", "onto", "from", "to", "by",
  ]

  /// A function that is called with the screen in the place of the controller on screen.
  private func screenFunction(
    _ function: FunctionDeclaration, _ range: SourceRange, receiver: String?
  ) -> Helper? {
    let controllers = function.parameters.filter { isController($0.type) }
    guard var host = controllers.first else { return nil }
    for word in ExampleCode.hostLabels.reversed() {
      host = controllers.first { $0.label == word || $0.name == word } ?? host
    }
    host = controllers.first { isHost($0.name, range, depth: 0) } ?? host
    return helper(function, range, receiver: receiver, screen: host.name)
  }

  private func isHelper(_ function: FunctionDeclaration, at range: SourceRange) -> Bool {
    // The user taps the control of an action, so the drive calls an action that code calls, too.
    let isAction = function.modifiers.attributes.contains { $0 == "objc" || $0 == "IBAction" }
    guard case .function = function.role, function.body != nil, !function.modifiers.isStatic,
      BinaryOperator(function.name) == nil, isAction || !words.isCalled(function, at: range)
    else { return false }
    return isCalledForUser(function) || isCalledByOthers(function)
  }

  /// True if other code than the simulated UIKit calls a method.
  private func isCalledByOthers(_ function: FunctionDeclaration) -> Bool {
    let labels = function.parameters.map { $0.label }
    return !isCalledByUIKit(function) && Callback(declared: function.name, labels: labels) == nil
  }

  /// The delegates that hear of what the user does, which no drive does.
  private static let protocolsOfUser = [
    "UITextFieldDelegate", "UITextViewDelegate", "UISearchResultsUpdating",
    "UISearchControllerDelegate", "UIAdaptivePresentationControllerDelegate",
    "UITabBarControllerDelegate",
  ]

  /// True if UIKit calls a method for something that no drive does. In a file of an app, any method of a
  /// delegate may be called so, because nothing tells which delegate the app sets.
  private func isCalledForUser(_ function: FunctionDeclaration) -> Bool {
    let signature = function.signature
    if function.modifiers.isOverride { return isOverrideForUser(function) }
    return DelegateMethods.protocols.contains {
      (isFile || Self.protocolsOfUser.contains($0.name)) && $0.signatures.contains(signature)
    }
  }

  /// True for an override that is no step of the lifecycle, such as `setEditing(_:animated:)` and
  /// `touchesBegan(_:with:)`, and no way to another screen.
  private func isOverrideForUser(_ function: FunctionDeclaration) -> Bool {
    guard
      UIKitNames.marks(of: function.name, in: .viewController).isDisjoint(with: [.schedules, .host])
    else { return false }
    let callback = Callback(
      declared: function.name, labels: function.parameters.map { $0.label })
    // The segues of a file are in a storyboard that nobody knows.
    if isFile, callback == .prepareForSegue { return true }
    return callback.map { [.none, .responder].contains($0.lens) } ?? true
  }

  /// True if the simulated UIKit calls a method, or never has a reason to. The drive calls a
  /// delegate's method that other UIKit code calls, such as a table view's.
  private func isCalledByUIKit(_ function: FunctionDeclaration) -> Bool {
    let signature = function.signature
    if DelegateMethods.protocols.contains(where: { $0.signatures.contains(signature) }) {
      return true
    }
    return function.modifiers.isOverride && !isOfDelegate(function)
  }

  /// True if the first parameter of a method has no label and is the delegating object.
  private func isOfDelegate(_ function: FunctionDeclaration) -> Bool {
    guard function.parameters.count > 1, function.parameters[0].label == nil,
      case .named(let type, _) = function.parameters[0].type
    else { return false }
    return LibraryNames.isPrefixed(type) && !family.base(ofUndeclared: type).isController
  }

  /// - Parameters:
  ///   - receiver: The receiver of the call; `nil` for a global function.
  ///   - hasChild: True if the call needs a child of the screen beside the arguments.
  ///   - screen: The name of the parameter that the screen is passed for.
  ///   - other: A parameter that gets another value than usual.
  private func helper(
    _ function: FunctionDeclaration, _ range: SourceRange, receiver: String?,
    hasChild: Bool = false, screen: String? = nil, other: (parameter: String, value: String)? = nil
  ) -> Helper {
    var text = ""
    var children: [Helper.Object] = []
    if hasChild { children.append(child(0, "UIViewController()")) }
    var carried = CarriedControllers()
    var takesValues = hasDefault(function)
    for parameter in function.parameters where parameter.defaultValue == nil {
      let argument: String
      if parameter.name == screen {
        argument = "$self"
      } else if let other, parameter.name == other.parameter {
        argument = other.value
        takesValues = true
      } else if isController(parameter.type) || isUndeclared(parameter.type),
        takesOut(parameter.name, range, depth: 0)
      {
        let construction = isController(parameter.type) ? value(for: parameter) : nil
        children.append(
          child(children.count, construction ?? "UIViewController()", parameter.name))
        argument = children[children.count - 1].variable
      } else {
        argument = carrier(for: parameter, in: range, &carried) ?? value(for: parameter)
        takesValues = takesValues || ExampleCode.isMadeUp(argument)
      }
      let label = parameter.label.map { "\($0): " } ?? ""
      text += (text.isEmpty ? "" : ", ") + label + argument
    }
    // Backticks allow a keyword as a name.
    var call = (receiver.map { "\($0)." } ?? "") + "`\(function.name)`(\(text))"
    if function.isAsync {
      call = "Task { try? await \(call) }"
    } else if function.isThrowing {
      call = "try? \(call)"
    }
    let with = other.map { " with another '\($0.parameter)'" } ?? ""
    return Helper(
      name: function.name, title: "'\(function.name)' is called\(with)", code: call,
      children: children, holders: carried.holders, others: carried.others,
      takesValues: takesValues, isVariant: other != nil)
  }

  private func child(
    _ place: Int, _ construction: String, _ shown: String? = nil
  ) -> Helper.Object {
    Helper.Object(variable: "$child\(place + 1)", construction: construction, shown: shown)
  }

  /// An assignment to a property with an observer or a setter that the example never assigns.
  private func setter(
    of entry: VariableDeclaration.Entry, _ modifiers: Modifiers, _ range: SourceRange
  ) -> Helper? {
    guard case .binding(let name) = entry.pattern, !modifiers.isStatic, !modifiers.isOverride,
      !modifiers.attributes.contains(where: { $0.hasPrefix("IB") }),
      entry.accessors?.didSet != nil || entry.accessors?.setter != nil
        || entry.accessors?.willSet != nil,
      !words.isAssigned(name, outside: range)
    else { return nil }
    let parameter = Parameter(
      label: nil, name: name, type: entry.type, defaultValue: nil, isInOut: false,
      isVariadic: false, range: range)
    var carried = CarriedControllers()
    let value = carrier(for: parameter, in: range, &carried) ?? self.value(for: parameter)
    return Helper(
      name: name, title: "'\(name)' is set", code: "$self.\(name) = \(value)",
      holders: carried.holders, others: carried.others, takesValues: ExampleCode.isMadeUp(value))
  }

  /// True if no code declares a type, so only the uses of a value tell the type.
  private func isUndeclared(_ type: TypeSyntax?) -> Bool {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): isUndeclared(wrapped)
    case .named(let name, _): family.entry(named: name) == nil && !LibraryNames.isPrefixed(name)
    case .array, .dictionary, .tuple, .function, .composition, .metatype, nil: false
    }
  }

  private func isController(_ type: TypeSyntax?) -> Bool {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): isController(wrapped)
    case .named(let name, _):
      family.entry(named: name).map { family.base(of: $0).isController }
        ?? family.base(ofUndeclared: name).isController
    case .array, .dictionary, .tuple, .function, .composition, .metatype, nil: false
    }
  }

  /// True if a method removes `self` from its parent.
  private func takesOutSelf(_ range: SourceRange) -> Bool {
    let inside = words.words(in: range)
    for (index, word) in inside.enumerated() {
      guard !word.isMember || index > 0 && inside[index - 1].text == "self" else { continue }
      if word.text == "removeFromParent" { return true }
      if word.text == "willMove", index + 1 < inside.count, isNil(behind: inside[index + 1]) {
        return true
      }
    }
    return false
  }

  /// True if code removes a controller from its parent, directly or through another method.
  private func takesOut(_ name: String, _ range: SourceRange, depth: Int) -> Bool {
    let inside = words.words(in: range)
    for (index, word) in inside.enumerated() where word.text == name {
      guard index + 1 < inside.count else { continue }
      let next = inside[index + 1]
      if next.isMember, next.text == "removeFromParent" { return true }
      if next.isMember, next.text == "willMove", index + 2 < inside.count,
        inside[index + 2].text == "toParent", isNil(behind: inside[index + 2])
      {
        return true
      }
    }
    return isGivenOn(name, range, depth: depth) { takesOut($0, $1, depth: depth + 1) }
  }

  /// True if code adds to or presents from a controller, directly or through another method.
  private func isHost(_ name: String, _ range: SourceRange, depth: Int) -> Bool {
    let inside = words.words(in: range)
    for (index, word) in inside.enumerated() where word.text == name && !word.isMember {
      let members = inside[(index + 1)...].prefix { $0.isMember }.map { $0.text }
      guard let member = members.first else { continue }
      if UIKitNames.marks(of: member, in: .viewController).contains(.host) { return true }
      if member == "view",
        members.contains(where: { $0.hasPrefix("addSubview") || $0.hasPrefix("insertSubview") })
      {
        return true
      }
    }
    return isGivenOn(name, range, depth: depth) { isHost($0, $1, depth: depth + 1) }
  }

  /// True if code passes a value to a method of the example whose code meets a condition.
  private func isGivenOn(
    _ name: String, _ range: SourceRange, depth: Int, _ does: (String, SourceRange) -> Bool
  ) -> Bool {
    guard depth < 3 else { return false }
    let inside = words.words(in: range)
    for (index, word) in inside.enumerated() where word.isCalled && !word.isDeclared {
      let given = inside.dropFirst(index + 1).prefix(3)
      guard given.contains(where: { $0.text == name }) else { continue }
      for entry in family.entries {
        for (function, place) in entry.functions
        where function.name == word.text && place.place != range.place {
          for parameter in function.parameters where isController(parameter.type) {
            if does(parameter.name, place) { return true }
          }
        }
      }
    }
    return false
  }

  /// True if the argument behind a label is `nil`.
  private func isNil(behind label: WordTable.Word) -> Bool {
    let rest = bytes(from: SourcePlace(source: label.range.source, offset: label.range.end)).drop {
      $0 == 58 || $0 == 32
    }
    guard rest.starts(with: "nil".utf8) else { return false }
    // `nilParent` is a name.
    return rest.dropFirst(3).first.map { [41, 44, 32, 10].contains($0) } ?? true
  }
}
