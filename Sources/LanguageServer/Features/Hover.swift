import Diagnostics
import ExampleRuns
import LifecycleEngine
import Scenarios
import SiteGenerator
import UIKitNames

/// The text about the word or the problem at a place.
struct Hover {
  private let document: TextDocument
  private let context: PageContext?
  private let diagnostics: [LocatedDiagnostic]
  private let offset: Int
  private let format: String

  /// - Parameters:
  ///   - document: The document.
  ///   - context: The page of the document; nil for Swift code.
  ///   - offset: The place, in bytes.
  ///   - format: The format that the client shows: `markdown` or `plaintext`.
  init(_ document: OpenDocument, _ context: PageContext?, at offset: Int, format: String) {
    self.format = format
    self.document = document.text
    self.context = context
    diagnostics = document.diagnostics
    self.offset = offset
  }

  /// The text with the range of the word; nil if there is nothing to say.
  var json: JSONValue? {
    let word = wordRange
    let text = [aboutScenario, aboutWord(word)].compactMap(\.self) + aboutProblems
    guard !text.isEmpty else { return nil }
    let contents: JSONValue = [
      "kind": .text(format), "value": .text(text.joined(separator: "\n\n---\n\n")),
    ]
    return JSONValue(members: [
      ("contents", contents), ("range", word.isEmpty ? nil : document.range(word)),
    ])
  }

  /// The letters, digits and underscores around the place.
  private var wordRange: Range<Int> { range { ScriptPlace.isPartOfWord($0) } }

  private func range(_ isPart: (UInt8) -> Bool) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, isPart(document.bytes[start - 1]) { start -= 1 }
    while end < document.bytes.count, isPart(document.bytes[end]) { end += 1 }
    return start..<end
  }

  // MARK: Scenarios

  private var aboutScenario: String? {
    guard let context, let id = ScenarioOccurrence.id(in: context, at: offset) else { return nil }
    if let place = context.folder.scenarios.first(where: { $0.id == id })?.place {
      return text(of: id, place, context.folder)
    }
    guard let scenario = context.folder.builtInScenarios.first(where: { $0.reference == id }) else {
      return nil
    }
    return "**\(scenario.title)**\n\nThe built-in scenario `\(id)`"
      + "\n\n```swift\n\(scenario.source)\n```"
  }

  private func text(of id: String, _ place: BlockPlace, _ folder: EditedFolder) -> String {
    var parts = ["**\(place.read.scenario?.shownTitle ?? id)**"]
    parts.append("The scenario `\(id)` of `\(place.page.path)`, line \(place.block.fenceLine)")
    if let releases = place.read.scenario?.releases, let first = releases.first,
      let last = releases.last
    {
      parts.append(first == last ? "iOS \(first.major)" : "iOS \(first.major) to \(last.major)")
    }
    if let verdict = folder.verdict(atFence: place.block.fenceLine, of: place.page.path) {
      let checks = Quantity.text(verdict.checks, "check", "checks")
      let outcome = verdict.holds ? "\(checks), which hold" : "\(checks), not all hold"
      parts.append(verdict.checks == 0 ? "Not verified" : outcome)
    }
    return parts.joined(separator: "\n\n") + "\n\n```swift\n\(place.block.literal)```"
  }

  // MARK: Words

  private func aboutWord(_ range: Range<Int>) -> String? {
    let word = document.text(range)
    let isMember = range.lowerBound > 0 && document.bytes[range.lowerBound - 1] == UInt8(ascii: ".")
    let texts = [
      isMember ? aboutLens(word) : nil, aboutCallback(word) { $0 != .none },
      isMember ? aboutMember(word) : nil, aboutCallback(word) { $0 == .none },
      aboutAttribute(word), aboutFinding,
    ]
    return texts.compactMap(\.self).first
  }

  private func aboutCallback(_ word: String, _ isWanted: (Lens) -> Bool) -> String? {
    let found = Callback.allCases.filter {
      $0.baseName == word && $0.lens != .console && isWanted($0.lens)
    }
    guard !found.isEmpty, word != "init" else { return nil }
    // The callbacks of a delegate share a name.
    return found.prefix(3).map { callback in
      let facts = CallbackFacts(callback)
      let address = facts.pagePath.flatMap { context?.folder.address(ofReference: $0) }
      return CallbackText.whole(facts, address: address)
    }.joined(separator: "\n\n---\n\n")
  }

  private func aboutLens(_ word: String) -> String? {
    guard let block = context?.block(atLine: document.line(at: offset)), block.kind == .scenario,
      let lens = Lens.allCases.first(where: { $0.name == word && $0 != .none })
    else { return nil }
    var seen: Set<String> = []
    let names = Callback.allCases.filter { $0.lens == lens }.map(\.baseName)
      .filter { seen.insert($0).inserted }
    return "The lens **`.\(word)`** shows " + names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func aboutMember(_ word: String) -> String? {
    guard let block = context?.block(atLine: document.line(at: offset)), block.isSwift,
      let code = block.codeOffset(of: wordRange.lowerBound)
    else { return nil }
    let place = ScriptPlace(block.literal, at: code)
    let names = ScriptNames(block.literal)
    guard let receiver = place.receiver, let type = names.type(of: receiver),
      let base = names.base(of: type)
    else { return nil }
    let members = SimulatedAPI.described(base).filter { $0.name == word }
    guard let first = members.first else { return nil }
    let since = first.firstRelease.map { "from iOS \($0)" } ?? "every simulated version"
    let declarations = members.map { ($0.isMethod ? "func " : "var ") + $0.declaration }
    return "```swift\n\(declarations.joined(separator: "\n"))\n```\n\n\(first.owner); \(since)"
  }

  private func aboutAttribute(_ word: String) -> String? {
    guard let context, wordRange.upperBound < document.bytes.count,
      document.bytes[wordRange.upperBound] == UInt8(ascii: "="),
      context.page.block(atLine: document.line(at: offset)) != nil,
      let text = InfoCompletion.text(ofAttribute: word)
    else { return nil }
    return "**`\(word)=`** \(text)"
  }

  // MARK: Findings and problems

  private var aboutFinding: String? {
    let word = document.text(range(InfoWord.isPartOfID))
    return Finding.named(word).map(text)
  }

  private func text(of finding: Finding) -> String {
    var parts = ["**`\(finding.id)`** \(finding.statement)", finding.why]
    parts.append("No mistake when: \(finding.exception)")
    if let address = context?.folder.address(ofReference: ProblemFacts.pagePath(of: finding)) {
      parts.append(address.contains(":") ? "Page: [\(address)](\(address))" : "Page: `\(address)`")
    } else {
      parts.append("More: `lifeguard explain \(finding.id)`")
    }
    if let address = ProblemFacts.address(of: finding) { parts.append("Source: \(address)") }
    return parts.joined(separator: "\n\n")
  }

  /// The problems at the place.
  private var aboutProblems: [String] {
    diagnostics.filter { located in
      let span = document.span(of: located)
      return span.contains(offset) || span.upperBound == offset
    }.compactMap { located in
      let id = located.diagnostic.id
      if let finding = Finding.named(id) { return text(of: finding) }
      return ProblemFacts.statement(of: id).map { "**`\(id)`** \($0)" }
    }
  }
}
