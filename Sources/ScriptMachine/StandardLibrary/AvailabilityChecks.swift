import Diagnostics
import LifecycleEngine
import UIKitNames

// The members and classes that the simulated release lacks.
extension RuntimeTypes {
  /// Ends the app if the simulated release lacks a member that the code reads or calls.
  func checkAvailability(_ name: String, ofObject id: ObjectID) throws(RunError) {
    // The newest release has everything.
    guard min(world.release, world.sdk) < .newest else { return }
    let major =
      world.kind(of: id) == .transitionCoordinator
      ? UIKitNames.firstRelease(of: name, of: MemberTable.transitionCoordinator.owner)
      : UIKitNames.firstRelease(of: name, of: world.classRecord(of: id).base)
    if let major { try require(major, for: name) }
  }

  /// Fails if the simulated release lacks a member of a class.
  func checkAvailability(_ name: String, of owner: String) throws(RunError) {
    guard let major = UIKitNames.firstRelease(of: name, of: owner) else { return }
    try require(major, for: name)
  }

  /// Fails if the simulated release lacks a type that is known by name.
  func checkRelease(ofType name: String) throws(RunError) {
    guard min(world.release, world.sdk) < .newest, let major = TypeReleases.first(of: name) else {
      return
    }
    try require(major, for: name, sdk: TypeReleases.firstSDK(of: name))
  }

  /// Fails if the simulated release lacks a class of an object, or a type that the class inherits from.
  func checkRelease(of class: ClassID) throws(RunError) {
    guard min(world.release, world.sdk) < .newest, !rules.allowsUndeclared,
      let type = machine.classes.type(of: `class`)
    else { return }
    let name = program.types[type].name
    if name.hasPrefix("Observation_") { return try checkRelease(ofType: "Observable") }
    if program.isAdded(type) { try checkRelease(ofType: name) }
    var current: Int? = type
    while let index = current {
      for name in program.types[index].inherited { try checkRelease(ofType: name) }
      current = program.types[index].superclass
    }
  }

  /// Fails if the simulated release lacks a member or an initializer of a library type.
  func checkRelease(
    ofMember name: String, _ labels: [String?] = [], of base: Value
  ) throws(RunError) {
    guard min(world.release, world.sdk) < .newest, !rules.allowsUndeclared,
      let type = libraryType(of: base),
      let member = MemberReleases.member(name, labels, of: type)
    else { return }
    try require(member.release, for: member.name)
  }

  /// Fails if the simulated release lacks a property, or the color that the property gets.
  func checkRelease(
    ofMember name: String, of base: Value, setTo value: Value
  ) throws(RunError) {
    try checkRelease(ofMember: name, of: base)
    if case .symbol(let color) = value, name.hasSuffix("olor") {
      try checkRelease(ofMember: color, of: .builtInType("UIColor"))
    }
  }

  /// The name of the library type of a value, or the type itself.
  private func libraryType(of base: Value) -> String? {
    switch base {
    case .builtInType(let type): return type
    case .opaque(let name, let number): return heap.opaqueValues.types[number] ?? name
    case .system(.application): return "UIApplication"
    case .system(.scene): return "UIWindowScene"
    case .system(.notificationCenter): return "NotificationCenter"
    case .object(let id):
      if world.kind(of: id) == .foreign, world.classRecord(of: id).isDeclaredByAuthor { return nil }
      return uikitClassName(of: id)
    default: return nil
    }
  }

  /// Fails if the simulated release lacks a class.
  func checkAvailability(of base: UIKitClass) throws(RunError) {
    try require(UIKitNames.firstRelease(of: base), for: base.name)
  }

  /// Fails if the simulated release is older than a feature.
  /// - Parameter sdk: The first SDK with the feature, if later than the first release.
  func require(_ major: Int, for name: String, sdk: Int? = nil) throws(RunError) {
    let first = Release(sdk ?? major)
    guard world.sdk >= min(first, world.release) else {
      throw machine.unavailable(
        "'\(name)' is not in the SDK of iOS \(world.sdk.major)", at: machine.currentRange,
        since: first)
    }
    guard world.release < Release(major) else { return }
    throw failed(
      .unavailable, "'\(name)' exists from iOS \(major)",
      ["this runs on iOS \(world.release.major): put it into 'if #available(iOS \(major), *)'"])
  }
}

extension Machine {
  /// The error about a declaration that the SDK of the app lacks.
  package func unavailable(
    _ summary: String, at range: SourceRange?, since release: Release
  ) -> RunError {
    .failed(
      Diagnostic(
        .unavailable, summary, at: range ?? currentRange,
        help: [
          "the SDK of iOS \(release.major) has it: write 'sdk=\(release.major)', or remove 'sdk='"
        ]))
  }
}
