import LifecycleEngine

/// Answers questions about UIKit's members by their names.
package enum UIKitNames {
  /// The property with the actions of an alert.
  package static let actions = "actions"

  /// The simulated members of a class and its superclasses.
  package static func simulated(_ base: UIKitClass) -> [String] { members(of: base).simulated }

  /// Returns the marks of a member of a class or its superclasses, none for an unknown name.
  package static func marks(of name: String, in base: UIKitClass) -> MemberMarks {
    members(of: base).marks[name] ?? []
  }

  /// Returns true for a member that is simulated for controllers, and that views have too.
  package static func isSimulatedForControllersOnly(_ name: String) -> Bool {
    marks(of: name, in: .viewController).contains(.simulated)
      && members(of: .view).releases[name] != nil
      && !marks(of: name, in: .view).contains(.simulated)
  }

  /// Returns the marks of a name in any class of the simulator.
  package static func marks(of name: String) -> MemberMarks {
    ofAnyClass[name] ?? (schedulingElsewhere.contains(name) ? [.simulated, .schedules] : [])
  }

  private static let ofAnyClass = ClassMembers.marks(MemberTable.all.filter { $0.base != nil })
  private static let schedulingElsewhere = MemberTable.all.filter { $0.base == nil }
    .flatMap { $0.names(.schedules) }

  // MARK: Properties

  /// The declared type of a property of any class, if a row has the type.
  package static func type(of name: String) -> String? { index.types[name] }

  /// The declared type of a property of a class, if a row has the type.
  package static func type(of name: String, in base: UIKitClass) -> String? {
    members(of: base).types[name]
  }

  /// The row of a property with a documented initial value.
  package static func rowWithInitialValue(of name: String) -> MemberRow? {
    index.initialValues[name]
  }

  /// The row of a member of a class or its superclasses, the nearest class first.
  package static func row(of name: String, in base: UIKitClass) -> MemberRow? {
    members(of: base).rowsByName[name]
  }

  /// The class of the container that a property such as `tabBarController` gives.
  package static func container(of property: String) -> UIKitClass {
    switch property {
    case "splitViewController": .splitViewController
    case "tabBarController": .tabBarController
    default: .navigationController
    }
  }

  /// Returns true if the row of a property names a situation of unknown calls.
  package static func isUnknown(_ name: String, in situation: String) -> Bool {
    index.situations[name]?.contains(situation) ?? false
  }

  /// The properties that decide which keyboard comes.
  package static let keyboardProperties =
    MemberTable.responder.names(.keyboard) + MemberTable.textField.names(.keyboard)

  /// The members whose values have a property as a bound.
  package static func membersBound(by name: String, in base: UIKitClass) -> [String] {
    members(of: base).bound[name] ?? []
  }

  /// The property of a container that hides a bar.
  package static func property(hiding bar: String) -> String? { index.hidingProperties[bar] }

  // MARK: Methods

  /// Returns today's name of a method or property with a name from an old release of Swift or UIKit.
  package static func today(_ old: String) -> String? { index.todaysNames[old] }

  /// The form of a method whose bare name is a function value.
  package static func boundForm(of name: String) -> MethodForm? { index.boundForms[name] }

  /// The methods that a subclass may override, the nearest class first. An `override` of any other
  /// method, rare methods excepted, overrides nothing.
  package static func methods(of base: UIKitClass) -> [[MethodForm]] { members(of: base).methods }

  /// The rare methods of a class and its superclasses.
  package static func rareMethods(of base: UIKitClass) -> [MethodForm] { members(of: base).rare }

  /// Returns true if a class has an overridable method, whatever its labels.
  package static func isMethod(_ name: String, of base: UIKitClass) -> Bool {
    members(of: base).methodNames.contains(name)
  }

  /// Returns true if UIKit calls a method, so that an override waits for something to happen.
  package static func isCalled(_ signature: String, of base: UIKitClass) -> Bool {
    members(of: base).called.contains(signature)
  }

  /// Returns true if Swift cannot name a method of view controllers, so that an override is an error.
  /// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidunload()
  package static func isGone(_ name: String, _ labels: [String?]) -> Bool {
    gone.contains { $0.baseName == name && $0.parameters.map { $0.label } == labels }
  }

  private static let gone = MemberTable.viewController.rows
    .filter { $0.marks.contains(.gone) }.map { $0.form }

  /// Returns true if all methods of the class itself are known, not just the methods of
  /// superclasses.
  package static func isComplete(for name: String) -> Bool {
    UIKitClass.allCases.contains { $0.name == name }
  }

  /// The forms of a method of a class and its superclasses. A call fails if no form has a label of
  /// the call, because the argument would be lost. Forms of `NSObject` are left out, because
  /// Foundation has more such forms.
  package static func forms(of name: String, on base: UIKitClass) -> [MethodForm] {
    members(of: base).forms[name] ?? []
  }

  /// The forms of a static method of a type.
  package static func staticForms(of name: String, onType type: String) -> [MethodForm] {
    if type == "Timer" { return MemberTable.timer.forms(of: name, isStatic: true) }
    let isView = type == "UIView" || CommonViews.superclass(of: type) != nil
    return isView ? staticForms(of: name, on: .view) : []
  }

  /// The forms of a static method of a class and its superclasses.
  package static func staticForms(of name: String, on base: UIKitClass) -> [MethodForm] {
    members(of: base).staticForms[name] ?? []
  }

  /// The labels of the initializers of a class: the class's own, or else those of the superclass.
  package static func initializers(of base: UIKitClass) -> [[String?]] {
    members(of: base).initializers
  }

  /// The labels of the initializers that a class has and the simulator lacks.
  package static func unsimulatedInitializers(of base: UIKitClass) -> [[String?]] {
    members(of: base).unsimulatedInitializers
  }

  // MARK: Names without receiver

  /// Returns true if a name without receiver means a member of `self`, callbacks included.
  package static func isMember(_ name: String, of base: UIKitClass) -> Bool {
    if marks(of: name, in: base).contains(.simulated) { return true }
    guard base.isController else { return false }
    guard let callback = Callback.named(name).first else { return false }
    return callback.lens != .console && callback.lens != .delegates
  }

  /// Returns true if a class of UIKit has a member that the simulator knows at least by name.
  package static func isKnown(_ name: String, in base: UIKitClass) -> Bool {
    members(of: base).known.contains(name) || isMember(name, of: base)
  }

  /// The member of a class whose name differs from a name in capital letters alone, `nil` for a name that
  /// a class of the simulator has.
  package static func member(spelledLike name: String, in base: UIKitClass) -> String? {
    guard base != .object, !isKnown(name, in: base), marks(of: name).isEmpty else { return nil }
    let letters = name.utf8.map { $0 | 32 }
    let known = members(of: base)
    let names = known.methodNames.union(known.marks.keys)
    return names.contains(name)
      ? nil
      : names.sorted().first {
        $0.utf8.count == letters.count && $0.utf8.map { $0 | 32 } == letters
      }
  }

  // MARK: Members that are not simulated yet

  /// The methods that scenarios cannot call yet.
  package static let uncallable = MemberTable.all.flatMap { $0.names(.uncallable) }
  /// The properties that scenarios cannot set yet.
  package static let unsettable = MemberTable.all.filter { $0.base != nil }
    .flatMap { $0.names(.unsettable) }
  /// The same for objects that are not simulated, such as `navigationItem`.
  package static let unsettableElsewhere = MemberTable.all.filter { $0.base == nil }
    .flatMap { $0.names(.unsettable) }

  /// Returns true if an assignment to a property must fail because the assignment would seem to
  /// work. Delegates count, unknown ones by their names.
  package static func isUnsettable(_ name: String) -> Bool {
    !marks(of: name).isDisjoint(with: [.unsettable, .weak])
      || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// Returns true if a name without receiver means a member of `self` that is not simulated yet.
  package static func isNotYetSimulated(_ name: String, in base: UIKitClass) -> Bool {
    guard base != .object else { return false }
    return uncallable.contains(name) || base.isController && unsettable.contains(name)
  }

  /// Returns true for the name of a method that takes a completion and returns nothing, so that Swift has
  /// an `async` form of the method.
  package static func hasCompletion(_ name: String) -> Bool { completing.contains(name) }

  private static let completing: Set<String> = MemberTable.all.reduce(into: []) { names, table in
    for row in table.rows where row.form.parameters.last?.label == "completion" {
      names.insert(row.name)
    }
  }

  // MARK: Releases

  /// The first release that has a member of a class or of its superclasses, `nil` if all simulated
  /// releases have the member.
  package static func firstRelease(of name: String, of base: UIKitClass) -> Int? {
    members(of: base).releases[name]
  }

  /// The first release of a class's own member.
  package static func firstRelease(of name: String, of owner: String) -> Int? {
    MemberTable.all.first { $0.owner == owner }?.rows
      .first { $0.firstRelease != nil && $0.nameOfRelease == name }?.firstRelease
  }

  /// The first release that has a class.
  package static func firstRelease(of base: UIKitClass) -> Int {
    members(of: base).firstRelease ?? Release.oldest.major
  }

  private static func members(of base: UIKitClass) -> ClassMembers { classes[Int(base.rawValue)] }

  private static let classes = UIKitClass.allCases.map { ClassMembers($0) }
  private static let index = RowIndex()
}

/// The facts in the rows of all classes by name, for questions without a class.
private struct RowIndex {
  private(set) var types: [String: String] = [:]
  private(set) var initialValues: [String: MemberRow] = [:]
  private(set) var hidingProperties: [String: String] = [:]
  /// Today's names by former names. The form without a completion has no row of its own.
  private(set) var todaysNames = ["animateWithDuration": "animate(withDuration:animations:)"]
  private(set) var boundForms: [String: MethodForm] = [:]
  private(set) var situations: [String: [String]] = [:]

  init() {
    for table in MemberTable.all {
      for row in table.rows {
        if let type = row.type { types[row.name] = type }
        if row.initialValue != nil { initialValues[row.name] = row }
        if let bar = row.hiddenBar { hidingProperties[bar] = row.name }
        for old in row.formerNames { todaysNames[old] = row.form.signature }
        if !row.situations.isEmpty { situations[row.name, default: []] += row.situations }
        if row.marks.contains(.bound) { boundForms[row.name] = row.form }
      }
    }
  }
}

/// The members of a class and its superclasses, sorted for each question.
private struct ClassMembers {
  let simulated: [String]
  /// The rows with words about kept values, by name.
  let rowsByName: [String: MemberRow]
  /// The members with a bound, by the property that is the bound.
  let bound: [String: [String]]
  let marks: [String: MemberMarks]
  let types: [String: String]
  /// The names that the class has, overridable methods included.
  let known: Set<String>
  let methods: [[MethodForm]]
  let methodNames: Set<String>
  let rare: [MethodForm]
  /// The signatures of the methods that UIKit calls.
  let called: Set<String>
  let forms: [String: [MethodForm]]
  let staticForms: [String: [MethodForm]]
  /// The labels of the initializers of the nearest class with initializers.
  let initializers: [[String?]]
  let unsimulatedInitializers: [[String?]]
  /// The first release of the class, and the first releases of the members by name.
  let firstRelease: Int?
  let releases: [String: Int]

  init(_ base: UIKitClass) {
    let chain = MemberTable.chain(of: base)
    let rows = chain.flatMap { $0.rows }
    func forms(_ mark: MemberMarks) -> [MethodForm] {
      rows.filter { $0.marks.contains(mark) }.map { $0.form }
    }
    simulated = chain.flatMap { $0.names(.simulated) }
    rowsByName = rows.reversed().reduce(into: [:]) { named, row in
      if !row.isMethod { named[row.name] = row }
    }
    bound = rows.reduce(into: [:]) { bound, row in
      for text in row.bounds {
        bound[String(text.split(separator: "=")[0]), default: []].append(row.name)
      }
    }
    marks = ClassMembers.marks(chain)
    types = rows.reversed().reduce(into: [:]) { types, row in
      if let type = row.type { types[row.name] = type }
    }
    methods = chain.map { $0.rows.filter { $0.isOverridable }.map { $0.form } }
      .filter { !$0.isEmpty }
    methodNames = Set(methods.joined().map { $0.baseName })
    rare = forms(.rare)
    called = Set(forms(.called).map { $0.signature })
    self.forms = Dictionary(grouping: methods.dropLast().joined() + forms(.labels)) { $0.baseName }
    staticForms = Dictionary(grouping: rows.filter { $0.isStatic }.map { $0.form }) { $0.baseName }
    func labels(_ rows: [MemberRow]) -> [[String?]] {
      rows.filter { $0.name == "init" }.map { $0.form.parameters.map { $0.label } }
    }
    initializers =
      chain.map { labels($0.rows.filter { !$0.marks.contains(.known) }) }.first { !$0.isEmpty }
      ?? []
    unsimulatedInitializers = labels(rows.filter { $0.marks.contains(.known) })
    // Any object may be a responder, and presentation controllers have the names of controllers.
    let owners = base.isPresentationController ? MemberTable.chain(of: .viewController) : chain
    known = methodNames.union((owners + [.responder]).flatMap { $0.names(.known) })
    firstRelease = chain[0].firstRelease
    releases = rows.reduce(into: [:]) { releases, row in
      guard let major = row.firstRelease else { return }
      if releases[row.nameOfRelease] == nil { releases[row.nameOfRelease] = major }
    }
  }

  static func marks(_ tables: [MemberTable]) -> [String: MemberMarks] {
    tables.flatMap { $0.rows }.reduce(into: [:]) { $0[$1.name, default: []].formUnion($1.marks) }
  }
}
