import Diagnostics
import Scenarios

/// The code of a drive for one class, compiled behind an example. Many ways to run the class share
/// steps, so each step is compiled once.
final class CompiledDrive {
  let drive: DriveKind
  /// The expression that makes the screen, which also tells the class.
  let construction: String
  /// The example, the variables of the drive, and the functions of its steps.
  private var planner: Planner
  /// The compiled statements and steps, by their code.
  private var pieces: [String: Piece] = [:]

  private struct Piece {
    var items: [PlanItem] = []
    var problems: [Diagnostic] = []
    /// True if the syntax is wrong, so the code was not compiled further.
    var isUnreadable = false
  }

  init(_ cast: Cast, _ plan: DrivePlan) {
    drive = plan.drive
    construction = plan.subject.construction
    planner = Planner(behind: cast.planner)
  }

  /// Compiles the statements and steps that are not compiled yet.
  /// - Returns: The example, followed by all the given statements and steps.
  /// - Throws: The errors in the example, the statements or the steps.
  func scenario(
    of texts: [String], _ attributes: ScenarioAttributes
  ) throws(ScriptError) -> Scenario {
    let known = planner.compiler.problems.all
    compileNew(texts)
    let problems = problems(of: texts)
    planner.compiler.problems.removeAll(from: known.count)
    if let error = ScriptError(problems.isUnreadable ? problems.found : known + problems.found) {
      throw error
    }
    var result = planner
    for text in texts { result.plan += pieces[text]?.items ?? [] }
    return Scenario(result, text: SourceText([]), attributes)
  }

  /// The problems of statements and steps, in order. The first text with wrong syntax hides the
  /// problems of all other texts.
  private func problems(of texts: [String]) -> (found: [Diagnostic], isUnreadable: Bool) {
    var found: [Diagnostic] = []
    for (place, text) in texts.enumerated() {
      guard let piece = pieces[text] else { continue }
      let problems = piece.problems.map { problem in
        var problem = problem
        // The index stands in for the position, so problems of different texts have an order.
        if problem.range.source == .drive {
          problem.range = SourceRange(place + 1, place + 1, in: .drive)
        }
        return problem
      }
      if piece.isUnreadable { return (problems, true) }
      found += problems
    }
    return (found, false)
  }

  private func compileNew(_ texts: [String]) {
    var new: [(text: String, syntax: ScenarioSyntax)] = []
    for text in texts where pieces[text] == nil {
      pieces[text] = Piece()
      do throws(ScriptError) {
        new.append((text, try ScenarioParser.parse(Array(text.utf8), in: .drive)))
      } catch {
        pieces[text] = Piece(problems: error.diagnostics, isUnreadable: true)
      }
    }
    // Code may use variables that later code declares.
    for (text, syntax) in new {
      let count = planner.compiler.problems.all.count
      planner.declareDrive(syntax)
      pieces[text]?.problems += planner.compiler.problems.all[count...]
    }
    for (text, syntax) in new {
      let (count, items) = (planner.compiler.problems.all.count, planner.plan.count)
      planner.addDrive(syntax)
      pieces[text]?.problems += syntax.problems + planner.compiler.problems.all[count...]
      pieces[text]?.items = Array(planner.plan[items...])
      planner.plan.removeSubrange(items...)
    }
  }
}
