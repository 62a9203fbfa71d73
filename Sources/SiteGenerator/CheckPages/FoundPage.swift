import Diagnostics
import ExampleRuns
import Scenarios

/// The page about a finding in a file of an app.
struct FoundPage {
  let located: LocatedDiagnostic
  let file: CheckedCode.File
  private let number: Int
  /// The number of the file among those from which the playground can start; nil without a playground.
  private let template: Int?

  /// The lines of code that are shown in front of the finding and behind it.
  private static let margin = 6

  init(_ located: LocatedDiagnostic, in file: CheckedCode.File, number: Int, template: Int?) {
    self.located = located
    self.file = file
    self.number = number
    self.template = template
  }

  /// The path of the page in the content folder.
  var path: String { "\(number)-\(located.diagnostic.id).md" }

  var markdown: String {
    let diagnostic = located.diagnostic
    var lines = ["# \(MarkdownText.escaped(diagnostic.summary))", ""]
    lines += ["`\(located.path)`, line \(located.line): `\(diagnostic.id)`", ""]
    lines += MarkdownText.block("swift fragment", excerpt) + [""]
    lines += (diagnostic.notes + diagnostic.help).map { "- " + MarkdownText.escaped($0) } + [""]
    lines += playground + run + difference + general
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines around the finding, with a mark at the line of the finding.
  private var excerpt: [String] {
    let first = max(1, located.line - FoundPage.margin)
    let last = min(file.source.lineCount, located.line + FoundPage.margin)
    return (first...max(first, last)).map { number in
      let text = file.source.line(number)
      return number == located.line ? "\(text)  // <- \(located.diagnostic.id)" : text
    }
  }

  private var playground: [String] {
    guard let template else {
      return [
        "The playground needs the simulator for the browser, which a release of Lifeguard has. "
          + "`--module` names its file.", "",
      ]
    }
    return [
      "[Open the file in the playground](\(CheckPages.opener)#start=\(template)): the code stays in "
        + "your browser.", "",
    ]
  }

  // MARK: The run

  private var owner: CheckedFile.CheckedClass? {
    file.classes.first { checked in checked.occurrences.contains(where: isShown) }
  }

  private var occurrence: Occurrence? { owner?.occurrences.first(where: isShown) }

  private func isShown(_ occurrence: Occurrence) -> Bool {
    occurrence.finding == located.diagnostic.id && occurrence.range == located.diagnostic.range
  }

  private var trace: ExampleTrace? {
    occurrence.flatMap { one in owner?.traces.first { $0.number == one.run } }
  }

  private var run: [String] {
    guard let occurrence, let trace else { return [] }
    var lines: [String] = []
    for step in trace.told(about: occurrence) where !step.lines.isEmpty {
      lines.append(step.title)
      lines += step.lines.enumerated().map { place, line in
        (step.marked.contains(place) ? "> " : "  ") + line
      }
    }
    return [
      "## The run", "", MarkdownText.escaped(trace.drive.statement), "",
      "The mark `>` is at the event that shows the finding, if an event shows it.", "",
    ] + MarkdownText.block("text", lines) + [""]
  }

  // MARK: The first difference

  /// The first event at which the run differs from a run of the same class without the finding.
  private var difference: [String] {
    guard let occurrence, let trace, let owner else { return [] }
    let head = ["## The first difference", ""]
    let others = owner.traces.filter { !$0.findings.contains(occurrence.finding) }
    guard let other = others.first(where: { $0.drive == trace.drive }) ?? others.first else {
      return head + ["Every run of the class that was kept shows the finding.", ""]
    }
    let (seen, plain) = (FoundPage.events(of: trace), FoundPage.events(of: other))
    let place = zip(seen, plain).prefix { $0 == $1 }.count
    let intro =
      "The run is compared with a run through the drive `\(other.drive.rawValue)` that does not show "
      + "the finding."
    guard place < seen.count || place < plain.count else {
      return head + [intro + " The events are the same.", ""]
    }
    let rows = [
      "  with the finding:    " + (place < seen.count ? seen[place] : "the run ends"),
      "  without the finding: " + (place < plain.count ? plain[place] : "the run ends"),
    ]
    let before = place > 0 ? ["  after:               " + seen[place - 1]] : []
    return head + [intro, ""] + MarkdownText.block("text", before + rows) + [""]
  }

  private static func events(of trace: ExampleTrace) -> [String] {
    trace.told(about: nil).flatMap { step in step.lines.map { "\(step.title): \($0)" } }
  }

  // MARK: The mistake

  private var general: [String] {
    guard let finding = Finding.named(located.diagnostic.id) else { return [] }
    return [
      "## The mistake in general", "", "**\(finding.statement)**", "", finding.why, "",
      "**No mistake when:** \(finding.exception)", "", "```swift incorrect finding=\(finding.id)",
      finding.breaking, "```", "```swift correct", finding.holding, "```",
    ]
  }
}
