/// An incorrect example that does not show what its author says: what its runs showed instead.
struct HarmlessExample {
  let verdict: ExampleVerdict
  let code: ExampleCode
  let attributes: ExampleAttributes
  /// The finding that it is to show.
  let finding: ExampleAttributes.Value
  /// The most runs.
  let limit: Int

  var diagnostic: Diagnostic {
    let other = inOtherDrives
    var diagnostic = Diagnostic.inInfo(
      "harmless-example", "This incorrect example does not show '\(finding.text)'", finding.range,
      help: help(other))
    diagnostic.notes = notes + (other.map { [told($0, "in another drive it does")] } ?? [])
    diagnostic.placedNotes = verdict.broken.reasons.map { $0.note }
    return diagnostic.asDisagreement
  }

  private var notes: [String] {
    let drives = (attributes.drives ?? []).map { "'\($0.rawValue)'" }
    var notes = [
      "\(Quantity.text(verdict.runCount, "run", "runs")) came to an end"
        + (drives.isEmpty ? "" : ", in \(drives.joined(separator: ", "))")
    ]
    for id in verdict.findings {
      guard let first = verdict.occurrences.first(where: { $0.finding == id }) else { continue }
      notes.append(told(first, "it shows '\(id)' instead"))
    }
    if verdict.findings.isEmpty { notes.append("none of them shows anything that is wrong") }
    if verdict.isCut { notes.append("there are more ways to run it than were tried") }
    return notes
  }

  private func told(_ occurrence: Occurrence, _ what: String) -> String {
    let line = SourceText(code.bytes).location(of: occurrence.range.start).line
    return "\(what), in line \(line) of the block: "
      + occurrence.sentences.joined(separator: "; ")
  }

  private func help(_ other: Occurrence?) -> [String] {
    let explained = "'lifeguard explain \(finding.text)' says when it is reported"
    if let other {
      let drive = other.drive.rawValue
      if attributes.drives != nil {
        let needsSeveral = Finding.named(other.finding)?.comparison != nil
        return [
          needsSeveral
            ? "leave 'drive=' out: only several drives together show it"
            : "write 'drive=\(drive)', or leave 'drive=' out", explained,
        ]
      }
      return ["a \(drive) is used only where it is named: add 'drive=\(drive)'", explained]
    }
    if let shown = verdict.findings.first {
      return ["write 'finding=\(shown)' if it is about that", explained]
    }
    return ["mark it with 'swift correct', or show what is wrong", explained]
  }

  /// Where drives show the finding that the example does not go through.
  private var inOtherDrives: Occurrence? {
    // Of some findings only all drives together tell.
    let drives =
      attributes.drives == nil
      ? DriveKind.allCases.filter { !DriveKind.usual.contains($0) } : DriveKind.allCases
    var driving = Driving(limit: limit)
    do throws(ScriptError) {
      try driving.run(code, drives)
    } catch {
      return nil
    }
    return driving.occurrences.first { $0.finding == finding.text }
  }
}
