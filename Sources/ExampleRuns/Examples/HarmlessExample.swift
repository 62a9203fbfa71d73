import Diagnostics

/// The diagnostic for an incorrect example whose runs do not show the author's finding.
struct HarmlessExample {
  let verdict: ExampleVerdict
  let code: ExampleCode
  let attributes: ExampleAttributes
  /// The finding that the author names.
  let finding: ExampleAttributes.Value
  /// The most runs.
  let limit: Int

  var diagnostic: Diagnostic {
    let other = inOtherDrives
    var diagnostic = Diagnostic.inInfo(
      "harmless-example", "This incorrect example does not show '\(finding.text)'", finding.range,
      help: help(other))
    diagnostic.notes = notes
    let missed = other == nil ? nearMisses : []
    diagnostic.placedNotes =
      instead + (other.map { [told($0, "another drive does show it")] } ?? []) + missed
      + verdict.broken.reasons.map { $0.note }
    return diagnostic.asDisagreement
  }

  private var notes: [String] {
    let drives = (attributes.drives ?? []).map { "'\($0.rawValue)'" }
    var notes = [
      "\(Quantity.text(verdict.runCount, "run", "runs")) finished"
        + (drives.isEmpty ? "" : ", in \(drives.joined(separator: ", "))")
    ]
    if verdict.findings.isEmpty { notes.append("none of them shows anything wrong") }
    if verdict.isCut { notes.append("not every way to run it was tried") }
    return notes
  }

  /// Notes about the findings that the runs show instead.
  private var instead: [PlacedNote] {
    verdict.findings.compactMap { id in
      verdict.occurrences.first { $0.finding == id }.map { told($0, "it shows '\(id)' instead") }
    }
  }

  private func told(_ occurrence: Occurrence, _ what: String) -> PlacedNote {
    PlacedNote(
      text: "\(what),", detail: ": " + occurrence.sentences.joined(separator: "; "),
      offset: occurrence.range.start)
  }

  /// Notes about the near misses of the finding, with the reason why each is not reported.
  private var nearMisses: [PlacedNote] {
    guard let sought = Finding.named(finding.text), sought.nearMisses != nil else { return [] }
    var driving = Driving(limit: limit)
    driving.sought = sought
    do throws(ScriptError) {
      try driving.run(code, attributes.drives ?? DriveKind.usual)
    } catch {
      return []
    }
    return driving.nearMisses.map { occurrence in
      PlacedNote(
        text: "it is not reported", detail: ": " + occurrence.sentences.joined(separator: "; "),
        offset: occurrence.range.start)
    }
  }

  private func help(_ other: Occurrence?) -> [String] {
    let explained = "'lifeguard explain \(finding.text)' says when it is reported"
    if let other {
      let drive = other.drive.rawValue
      if attributes.drives != nil {
        if Finding.named(other.finding)?.comparison != nil {
          return ["remove 'drive=': only several drives together show it", explained]
        }
        // A drive that is not usual runs only if the author names the drive.
        guard DriveKind.usual.contains(other.drive) else {
          return ["write 'drive=\(drive)': it is used only where it is named", explained]
        }
        return ["write 'drive=\(drive)', or remove 'drive='", explained]
      }
      return ["a \(drive) is used only where it is named: add 'drive=\(drive)'", explained]
    }
    if let shown = verdict.findings.first {
      return ["write 'finding=\(shown)' if that is the mistake it shows", explained]
    }
    return ["mark it with 'swift correct', or show what is wrong", explained]
  }

  /// An occurrence of the finding in a drive that the example does not go through.
  private var inOtherDrives: Occurrence? {
    // Some findings need all drives together.
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
