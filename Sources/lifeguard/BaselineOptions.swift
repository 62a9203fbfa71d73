import ArgumentParser
import SiteGenerator

/// The options about problems that are known and let pass.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with known problems, which are reported but don't make the command fail. New problems do.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Write all problems to the file given with '--baseline'.")
  var updateBaseline = false

  func validate() throws {
    if updateBaseline, baseline == nil {
      throw ValidationError("Name the file to write: '--baseline FILE --update-baseline'.")
    }
  }

  /// Fails before anything runs if the baseline cannot be read.
  func check() throws(ExitCode) {
    guard let baseline, !updateBaseline else { return }
    _ = try Terminal.reportingInput { () throws(InputError) in try Baseline(readAt: baseline) }
  }

  /// Writes the problems of a verification, if asked to.
  /// - Returns: The verification with the problems of the baseline let pass.
  func applied(to verification: Verification) throws(InputError) -> Verification {
    guard let known = try file(verification.write) else { return verification }
    return verification.knowing(known)
  }

  /// Writes the problems of a check, if asked to.
  /// - Returns: The check with the problems of the baseline let pass.
  func applied(to code: CheckedCode) throws(InputError) -> CheckedCode {
    guard let known = try file(code.write) else { return code }
    return code.knowing(known)
  }

  /// The baseline, which is written first if the user asks for that; nil for none.
  private func file(_ write: (Baseline) throws(InputError) -> Int) throws(InputError) -> Baseline? {
    guard let baseline else { return nil }
    if updateBaseline {
      let old = try? Baseline(readAt: baseline)
      let count = try write(old ?? Baseline(newAt: baseline))
      Terminal.error("wrote \(count) known \(count == 1 ? "problem" : "problems") to \(baseline)\n")
    }
    return try Baseline(readAt: baseline)
  }
}
