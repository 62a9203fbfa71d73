import Diagnostics
import LifecycleEngine
import Scenarios

/// An example with the code of a drive for one way to run it.
struct DrivenExample {
  let plan: DrivePlan
  let scenario: Scenario
  /// True if the code is a file of an app.
  let isFile: Bool
  /// The names in the example for the objects in the drive's variables.
  let shownNames: [String: String]

  /// Compiles an example for a drive.
  /// - Parameter compiled: The code of the drive for the class, as far as compiled.
  /// - Throws: The errors in the example.
  init(_ cast: Cast, _ plan: DrivePlan, _ compiled: CompiledDrive) throws(ScriptError) {
    let code = cast.code
    self.plan = plan
    isFile = code.isFile
    shownNames = plan.shownNames(code)
    var attributes = ScenarioAttributes()
    if plan.drive.drive.isOnPad { attributes.device.idiom = .pad }
    scenario = try compiled.scenario(of: plan.pieces(code), attributes)
  }

  /// Runs the example once. The caller detaches the machine after looking at the run.
  func run(_ choices: RunChoices, number: Int) -> (runner: Runner, run: DriveRun) {
    let world = World(
      release: choices.release, device: scenario.attributes.device, otherWays: choices.otherWays)
    let runner = Runner(scenario, world)
    let observer = ExampleObserver(runner.machine, choices)
    runner.runSteps()
    let run = DriveRun(
      plan.drive, of: plan.subject.name, at: plan.subject.nameRange, observer, number: number)
    return (runner, run)
  }
}

extension DrivenExample {
  /// The findings of a run that come on the other side of disagreements, too. No other finding is certain.
  func certain(
    _ found: [Occurrence], _ choices: RunChoices, besides questions: [Disagreement], number: Int
  ) -> [Occurrence] {
    guard !found.isEmpty, !questions.isEmpty else { return found }
    var choices = choices
    choices.otherWays = questions
    let (runner, run) = run(choices, number: number)
    defer { runner.machine.detach() }
    let others = Finding.all.flatMap { $0.check(run) }
    return found.filter { one in
      others.contains { $0.finding == one.finding && $0.range == one.range }
    }
  }
}

/// A way to run an example.
struct DrivePlan {
  var drive: DriveKind
  let subject: Subject
  /// The methods that are called while the screen is visible.
  var helpers: [Helper] = []
  /// True if the methods are called a second time, which not every app does.
  var isRepeated = false
  /// True for a way that looks for code which no usual way reaches. The values are made up, so a run that
  /// breaks off tells nothing.
  var isExtra = false
  /// The expression that makes the other screen.
  var partner = "UIViewController()"
  /// The other classes. Their methods are called while the screen presents an instance.
  var guests: [Subject] = []

  /// True if a finding counts in this way. Of repeated calls only those count that are mistakes at any time.
  func counts(_ finding: Finding) -> Bool {
    !isRepeated || finding.isTimeless && finding.countsAgain
  }

  /// The text that tells the plan from other plans of the drive.
  var way: String { ([partner] + helpers.map { $0.title }).joined(separator: ", ") }

  /// The prefix of the drive's variables.
  static let prefix = "drive_"

  /// The statements and steps of the drive for an example, behind the drive's variables.
  func pieces(_ code: ExampleCode) -> [String] {
    var pieces: [[String]] = []
    // The number of open braces in the current step of the drive.
    var depth = 0
    for line in drive.drive.script.utf8.split(separator: 10) {
      let text = String(decoding: Array(line), as: UTF8.self)
      if text == "$visible" {
        pieces += DrivePlan.pieces(visits + answer)
        for helper in placed { pieces += DrivePlan.pieces(steps(for: helper)) }
      } else if text == "$answer" {
        pieces += DrivePlan.pieces(answer)
      } else {
        if depth == 0 { pieces.append([]) }
        pieces[pieces.count - 1].append(text)
        depth += line.count { $0 == UInt8(ascii: "{") } - line.count { $0 == UInt8(ascii: "}") }
      }
    }
    // Gives work that ends by itself the time to end.
    pieces.append(["when \"time passes without the screen\" { system.wait(30) }"])
    return declarations(code) + pieces.map { named($0.joined(separator: "\n"), code) }
  }

  /// The lines of steps, grouped by step.
  private static func pieces(_ lines: [String]) -> [[String]] {
    var pieces: [[String]] = []
    for line in lines {
      if pieces.isEmpty || line.hasPrefix("when \"") { pieces.append([]) }
      pieces[pieces.count - 1].append(line)
    }
    return pieces
  }

  /// The names in the example for the objects in the drive's variables. If several methods use the
  /// same name for a parameter, the method's name is added.
  func shownNames(_ code: ExampleCode) -> [String: String] {
    let placed = placed
    let all = placed.flatMap { $0.objects }
    var result: [String: String] = [:]
    for helper in placed {
      for object in helper.objects {
        guard let shown = object.shown else { continue }
        let isTaken = all.filter { $0.shown == shown }.count > 1
        result[named(object.variable, code)] = isTaken ? "\(shown) of \(helper.name)" : shown
      }
    }
    return result
  }

  /// The helpers, each with its own variables.
  private var placed: [Helper] {
    guard helpers.count > 1 else { return helpers }
    return helpers.enumerated().map { $1.numbered($0 + 1) }
  }

  /// The variable that holds an object of the plan's only helper.
  func variable(of object: Helper.Object, _ code: ExampleCode) -> String {
    named(object.variable, code)
  }

  /// The variables that the screen's arguments and the calls of helpers need.
  private var variables: [String] {
    let givens = subject.givens.indices.map { "$given\($0 + 1)" }
    return givens + placed.flatMap { $0.objects }.map { $0.variable }
  }

  private func steps(for helper: Helper) -> [String] {
    var lines: [String] = []
    var holders = helper.holders.map { "\($0.variable) = \($0.construction)" }
    for child in helper.children {
      lines.append("when \"the screen shows a child\" {")
      lines += holders
      holders = []
      lines.append("\(child.variable) = \(child.construction)")
      lines.append("$screen.addChild(\(child.variable))")
      lines.append("$screen.view.addSubview(\(child.variable).view)")
      lines.append("\(child.variable).didMove(toParent: $screen)")
      lines.append("}")
    }
    lines.append("when \"\(helper.title)\" {")
    lines += holders + helper.others.map { "\($0.variable) = \($0.construction)" }
    // An earlier call may have made the screen leave.
    let isGuarded = helpers.count > 1
    if isGuarded { lines.append("if $screen.viewIfLoaded?.window != nil {") }
    lines.append(helper.call(on: "$screen"))
    lines.append(isGuarded ? "} }" : "}")
    lines.append("when \"time passes\" { system.wait(1) }")
    return lines + visits + answer
  }

  /// The steps that call methods of a class while the screen presents an instance.
  private var visits: [String] {
    var lines: [String] = []
    for guest in guests {
      for helper in guest.helpers where helper.children.isEmpty && helper.others.isEmpty {
        lines += [
          "when \"\(helper.title) on '\(guest.name)'\" {",
          "if let $stack = $screen.presentedViewController as? UINavigationController,",
          "let $guest = $stack.topViewController as? \(guest.name) { \(helper.call(on: "$guest")) }",
          "if let $guest = $screen.presentedViewController as? \(guest.name) {",
          helper.call(on: "$guest"), "}", "}",
        ]
      }
    }
    return lines
  }

  /// The steps that dismiss what the screen has presented. The user swipes a sheet away.
  private var answer: [String] {
    let swipe = [
      "when \"the user begins to swipe away what the screen has presented\" {",
      "if $screen.presentedViewController?.sheetPresentationController != nil {",
      "$held = true", "user.beginSheetSwipe()", "}", "}",
      "when \"the user goes on to the end\" {",
      "if $held { user.finishSwipe() }", "$held = false", "}",
    ]
    return swipe + [
      "when \"what the screen has presented is dismissed\" {",
      "if $screen.presentedViewController != nil { $screen.dismiss(animated: true) }", "}",
    ]
  }

  /// The declarations of the drive's variables.
  private func declarations(_ code: ExampleCode) -> [String] {
    var result = ["var \(named("$held", code)) = false"]
    for (place, name) in variables.enumerated() {
      let isGiven = place < subject.givens.count
      let value = isGiven ? " = \(subject.givens[place])" : ": UIViewController? = nil"
      result.append("var \(named(name, code))\(value)")
    }
    return result
  }

  /// A text with real names in place of the names with `$`.
  private func named(_ text: String, _ code: ExampleCode) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "$") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, DrivePlan.isLetter(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      result += Array(value(of: name, code).utf8)
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func value(of name: String, _ code: ExampleCode) -> String {
    switch name {
    case "Screen": named(subject.construction, code)
    case "Class": subject.name
    case "Partner": partner
    // The drive also releases the objects that were made for the screen.
    case "release":
      (["$screen"] + variables).map { named("\($0) = nil", code) }.joined(separator: "; ")
    default: code.words.free(DrivePlan.prefix + name) { _ in true }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57
  }
}
