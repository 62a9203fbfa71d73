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
    try require(major, for: name)
  }

  /// Fails if the simulated release lacks a class.
  func checkAvailability(of base: UIKitClass) throws(RunError) {
    try require(UIKitNames.firstRelease(of: base), for: base.name)
  }

  /// Fails if the simulated release is older than a feature.
  func require(_ major: Int, for name: String) throws(RunError) {
    guard world.sdk >= min(Release(major), world.release) else {
      throw machine.unavailable(
        "'\(name)' is not in the SDK of iOS \(world.sdk.major)", at: machine.currentRange,
        since: Release(major))
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
          "the SDK of iOS \(release.major) has it: write 'sdk=\(release.major)', or leave 'sdk=' out"
        ]))
  }
}
