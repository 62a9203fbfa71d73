import LifecycleEngine

/// A member of a class of UIKit or Foundation, and everything the language does by the member's name.
package struct MemberRow: Sendable {
  /// The declaration of a method. A property, and a method whose form does not matter, is a name
  /// alone.
  let form: MethodForm
  /// The declared type of a property, if the language does something by the type.
  package let type: String?
  /// The documented value of a property before the first assignment, as Swift writes it.
  package let initialValue: String?
  /// The names that the member had in old releases of Swift or UIKit.
  let formerNames: [String]
  /// The bar that the property hides.
  let hiddenBar: String?
  /// The properties that a call or an assignment changes.
  package let changed: [String]
  /// The property that gets the first argument of a call.
  package let assigned: String?
  /// The ids of the situations in which the value is unknown.
  let situations: [String]
  /// The least and the greatest value that UIKit keeps: a number, or a property with the property's
  /// initial value, as `maximumValue=1`.
  package let bounds: [String]
  /// A property and the value of the property that leaves this one to UIKit.
  package let overruling: [String]
  let isStatic: Bool
  package let marks: MemberMarks
  /// The first release that has the member, as a major version, `nil` for all simulated releases.
  let firstRelease: Int?

  /// - Parameter line: The declaration and, in brackets, words: `view [simulated, since 9]`.
  fileprivate init(_ line: Substring) {
    let (declaration, words) = MemberRow.parts(of: line)
    isStatic = declaration.hasPrefix("static ")
    let parts = MemberRow.propertyParts(of: declaration.dropFirst(isStatic ? 7 : 0))
    form = MethodForm(String(parts.name))
    type = parts.type.map { String($0) }
    initialValue = parts.value.map { String($0) }
    var marks: MemberMarks = []
    var firstRelease: Int?
    var formerNames: [String] = []
    var (hiddenBar, assigned): (String?, String?)
    var (changed, bounds, overruling): ([String], [String], [String]) = ([], [], [])
    var situations: [String] = []
    func names(behind word: Substring, _ count: Int) -> [String] {
      word.dropFirst(count).split(separator: " ").map { String($0) }
    }
    for word in words {
      if let major = MemberRow.release(word) {
        firstRelease = major
      } else if word.hasPrefix("was ") {
        formerNames.append(String(word.dropFirst(4)))
      } else if word.hasPrefix("hides ") {
        hiddenBar = String(word.dropFirst(6))
      } else if word.hasPrefix("changes ") {
        changed = names(behind: word, 8)
      } else if word.hasPrefix("sets ") {
        assigned = String(word.dropFirst(5))
      } else if word.hasPrefix("unknown ") {
        situations += names(behind: word, 8)
      } else if word.hasPrefix("within ") {
        bounds = names(behind: word, 7)
      } else if word.hasPrefix("while ") {
        overruling = names(behind: word, 6)
      } else {
        marks.formUnion(MemberMarks(word: word))
      }
    }
    self.changed = changed
    self.assigned = assigned
    self.situations = situations
    self.bounds = bounds
    self.overruling = overruling
    self.marks = marks
    self.firstRelease = firstRelease
    self.formerNames = formerNames
    self.hiddenBar = hiddenBar
  }

  /// Splits `alpha: CGFloat = 1` into three parts. The declaration of a method is one part.
  private static func propertyParts(
    of declaration: Substring
  ) -> (name: Substring, type: Substring?, value: Substring?) {
    let end = declaration.utf8.firstIndex { $0 == 58 || $0 == 32 || $0 == 40 }
    guard let end, declaration.utf8[end] != 40 else { return (declaration, nil, nil) }
    let (name, rest) = (declaration[..<end], declaration[end...])
    guard rest.hasPrefix(": ") else { return (name, nil, rest.dropFirst(3)) }
    let behind = rest.dropFirst(2)
    let type = behind[..<(behind.utf8.firstIndex(of: 32) ?? behind.endIndex)]
    let value = behind[type.endIndex...]
    return (name, type, value.isEmpty ? nil : value.dropFirst(3))
  }

  /// Splits a row into the declaration and the words in the last brackets.
  fileprivate static func parts(of line: Substring) -> (Substring, [Substring]) {
    guard line.utf8.last == 93 else { return (line, []) }
    let declaration = line[..<(line.utf8.lastIndex(of: 91) ?? line.startIndex)]
    // Without a space before the brackets, the whole line is a word that is no mark.
    guard declaration.utf8.last == 32 else { return (line, [line]) }
    let words = line[declaration.endIndex...].dropFirst().dropLast().split(separator: ",")
    return (declaration.dropLast(), words.map { $0.drop { $0 == " " } })
  }

  fileprivate static func release(_ word: Substring) -> Int? {
    word.hasPrefix("since ") ? Int(String(word.dropFirst(6))) : nil
  }

  /// The name without labels.
  var name: String { form.baseName }

  /// The name under which the release is kept.
  var nameOfRelease: String { marks.contains(.overload) ? form.outline : name }

  /// True if the row has the form of a method.
  var isMethod: Bool { form.declaration.utf8.contains(40) && name != "init" }

  /// True for a method that subclasses override. Calls of the method have the labels of the form.
  var isOverridable: Bool {
    isMethod && !isStatic && marks.isDisjoint(with: [.rare, .labels])
  }
}

/// The members that a class declares itself.
///
/// The notation: the first line names the class. Each further line is a row. Names are suggested in
/// the order of the rows. A row is a declaration without `func`, or a name, a type and an initial
/// value as far as the language needs them, then words of `MemberMarks` in brackets. `since 9`
/// gives the first release, behind the name of a class, too; `was showViewController` a former
/// name; `hides toolbar` the bar that a property hides; `changes text font` the properties that a use
/// changes; `sets progress` the property that gets the first argument; `unknown search-bar` the situations with an unknown value; `within 0 maximumValue=1` the
/// bounds of a number, where the equals sign gives an initial value; `while clearsOnBeginEditing true` the
/// property that leaves the value to UIKit. A method without `rare` or
/// `labels` may be overridden, and calls have the labels of the method. With both words, the same holds, but an
/// extension may declare the method again.
package struct MemberTable: Sendable {
  package let owner: String
  /// The class of the simulator, `nil` for a class that only the language knows.
  let base: UIKitClass?
  /// The first release that has the class, `nil` for all simulated releases.
  let firstRelease: Int?
  let rows: [MemberRow]

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    let (owner, words) = MemberRow.parts(of: lines[0])
    let name = String(owner)
    self.owner = name
    base = UIKitClass.allCases.first { $0.name == name }
    firstRelease = words.first.flatMap { MemberRow.release($0) }
    rows = lines.dropFirst().map { MemberRow($0) }
  }

  /// All tables, in the order of the names on reference pages.
  static let all = [
    navigationItem, object, responder, control, navigationController, viewController,
    tabBarController, pageViewController, splitViewController, alertController, searchController,
    view, window,
    textField, textView, presentationController, sheetPresentationController,
    popoverPresentationController,
    sceneConfiguration, zoomOptions, windowScene, application, traits, transitionCoordinator,
    customDetent, notificationCenter, timer,
  ]

  /// The tables of a class and its superclasses, the nearest first.
  static func chain(of base: UIKitClass) -> [MemberTable] {
    let above = BuiltInTypes.parent(of: base).map { chain(of: $0) } ?? []
    let isResponder = base == .viewController || base == .view
    return all.filter { $0.base == base } + (isResponder ? [responder] : []) + above
  }

  /// The distinct names with a mark, in order.
  package func names(_ mark: MemberMarks) -> [String] {
    rows.filter { $0.marks.contains(mark) }.reduce(into: []) { names, row in
      if !names.contains(row.name) { names.append(row.name) }
    }
  }

  /// The forms of static methods, or of the methods of an object, by the name of the method.
  package func forms(of name: String, isStatic: Bool = false) -> [MethodForm] {
    rows.filter { $0.name == name && $0.isMethod && $0.isStatic == isStatic }.map { $0.form }
  }
}
