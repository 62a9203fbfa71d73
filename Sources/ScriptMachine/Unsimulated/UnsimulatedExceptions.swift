import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Uses that UIKit answers with an exception that the simulator does not raise. A scenario fails there,
// because the app would end.
extension UnknownValues {
  /// Throws for a tab bar controller that gets a child by hand. Source:
  /// https://github.com/scenee/FloatingPanel/issues/591.
  func checkContainer(_ id: ObjectID) throws(RunError) {
    guard !rules.allowsUndeclared, world.classRecord(of: id).base == .tabBarController else {
      return
    }
    throw failed(
      .notSimulated, "A child that code adds to a tab bar controller by hand is not simulated",
      [
        "UIKit makes a tab of the child; set 'viewControllers', or add the child to a tab's controller"
      ])
  }

  /// The error for a use that raises an exception.
  func raises(_ use: String, _ name: String, _ help: String) -> RunError {
    failed(.notSimulated, "\(use) raises '\(name)' in UIKit, which is not simulated yet", [help])
  }

  /// Fails for a use that raises an exception. An example goes on, and the observer is told.
  private func raise(_ use: String, _ name: String, _ help: String) throws(RunError) {
    guard !rules.allowsUndeclared else {
      return tell(.raises(use, exception: name, help: help))
    }
    throw raises(use, name, help)
  }

  static let inconsistency = "NSInternalInconsistencyException"

  // MARK: Alerts

  private static let fields = "text fields"

  /// Fails for a second cancel action. Source:
  /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/cancel
  func checkAction(_ action: Value, _ others: [Value]) throws(RunError) {
    func isCancel(_ action: Value) -> Bool {
      guard let id = action.objectID, case .symbol("cancel")? = heap.kept("style", of: id) else {
        return false
      }
      return true
    }
    guard isCancel(action), others.contains(where: { isCancel($0) }) else { return }
    try raise(
      "A second action with the style '.cancel'", Self.inconsistency, "give the alert one at most")
  }

  /// Notes a text field of an alert, and fails for a text field of an action sheet. Source:
  /// https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
  func noteField(ofAlert id: ObjectID, isSheet: Bool) throws(RunError) {
    heap.keep(.boolean(true), Self.fields, of: id)
    guard !isSheet else {
      return try raise(
        "A text field in an action sheet", Self.inconsistency, "use the style '.alert'")
    }
  }

  /// Fails for a controller that cannot be presented. Source:
  /// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle/partialcurl
  func checkPresented(_ id: ObjectID, isEmpty: Bool) throws(RunError) {
    if !rules.allowsUndeclared { try checkAlert(id, isEmpty: isEmpty) }
    guard world.modalTransitionStyle(of: id) == .partialCurl,
      world.modalPresentationStyle(of: id) != .fullScreen
    else { return }
    try raise(
      "A partial curl with another style than '.fullScreen'", "NSInvalidArgumentException",
      "set 'modalPresentationStyle' to '.fullScreen'")
  }

  /// Fails for an alert without contents, as public crash reports and class dumps of UIKit have it, and
  /// notes the keyboard of an alert with a text field.
  private func checkAlert(_ id: ObjectID, isEmpty: Bool) throws(RunError) {
    guard world.classRecord(of: id).base == .alertController else { return }
    if heap.kept(Self.fields, of: id) != nil { return world.noteAlertField() }
    guard isEmpty else { return }
    throw raises(
      "An alert without a title, a message or an action", Self.inconsistency,
      "give the alert a title")
  }

  // MARK: Places

  /// Fails for a place beyond the end of a list of a view.
  package func checkPlace(_ place: Int, upTo count: Int, of name: String) throws(RunError) {
    guard !rules.allowsUndeclared, place > count || place < 0 else { return }
    throw raises("'\(name)' at place \(place) of \(count)", "NSRangeException", "count from 0")
  }

  /// Fails for a cell of a kind that nobody registered. Source:
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  func checkDequeue(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard !rules.allowsUndeclared, name.hasPrefix("dequeueReusable"),
      arguments.labels.contains("for"), !machine.loadedRows.asksCells,
      !program.names.contains(where: { $0 == "register" || $0 == "UIStoryboard" })
    else { return }
    throw raises(
      "'\(name)(…for:)' for an identifier that is not registered", Self.inconsistency,
      "register a class of cells in 'viewDidLoad'")
  }

  /// Fails for a nib that is named for a class of UIKit's. A page has no nibs, and only the outlets of
  /// a class tell of the contents. Source: the discussion of
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  package func checkNib(_ name: String, of id: ObjectID) throws(RunError) {
    guard !rules.allowsUndeclared, machine.types.typeIndex(of: id) == nil else { return }
    throw raises(
      "A view from the nib '\(name)', which this page does not have,", Self.inconsistency,
      "declare a class with the nib's outlets")
  }

  // MARK: Collection views

  /// Fails for a collection view, or its controller, without a layout.
  /// Source: https://github.com/nicklockwood/layout/issues/55
  func checkLayout(of name: String, _ arguments: Arguments) throws(RunError) {
    guard name.hasPrefix("UICollectionView"),
      name == "UICollectionViewController" || CommonViews.descends(name, from: "UICollectionView"),
      !["collectionViewLayout", "coder", "nibName"].contains(where: {
        arguments.labels.contains($0)
      })
    else { return }
    try raise(
      "A '\(name)' without a layout", "NSInvalidArgumentException",
      "give the initializer a 'collectionViewLayout:'")
  }

  // MARK: Constraints

  /// Notes a change of a constraint, and fails for an active constraint between views of two
  /// hierarchies. Source: https://github.com/mozilla-mobile/prox/issues/497
  func noteChange(ofConstraint number: Int32, _ name: String, _ value: Value) throws(RunError) {
    noteAssignment(ofConstraint: number, name, value)
    let isActivated = name == "isActive" && value.isBoolean(true)
    guard !rules.allowsUndeclared, let other = heap.opaqueValues.constraints[number],
      let view = heap.opaqueValues.views[number], !world.isDeallocated(view),
      !world.isDeallocated(other)
    else { return }
    machine.animations.noteConstraint(of: view, inTurn: world.turn)
    if world.window(of: view) != nil { world.note(.constraints) }
    guard isActivated, root(of: view) != root(of: other) else { return }
    throw raises(
      "A constraint between views without a common superview", "NSGenericException",
      "add the views to a superview before")
  }

  private func root(of view: ObjectID) -> ObjectID {
    var current = view
    while let next = world.superview(of: current) { current = next }
    return current
  }

  /// Notes the constraints that `NSLayoutConstraint.activate` or `deactivate` changes.
  func noteConstraints(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard name.hasSuffix("activate"), let list = arguments.unlabeled?.objectID else { return }
    for case .opaque(_, let number) in heap.array(list) ?? [] {
      try noteChange(ofConstraint: number, "isActive", .boolean(name == "activate"))
    }
  }
}

extension Value {
  package func isBoolean(_ wanted: Bool) -> Bool {
    if case .boolean(wanted) = self { true } else { false }
  }

}
