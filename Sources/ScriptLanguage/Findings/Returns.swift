import LifecycleEngine

/// What sheets leave behind for those that have presented them, over all runs of an example.
struct Returns {
  private struct Seen {
    let variable: String
    let presenter: String
    let sheet: String
    let drive: DriveKind
    let range: SourceRange
    let event: Int
  }

  private var written: [Seen] = []
  /// Which class reads what in callbacks of an appearance, and where else.
  private var readInAppearance: [(variable: String, reader: String)] = []
  private var readElsewhere: [(variable: String, reader: String)] = []

  mutating func add(_ run: DriveRun) {
    for deed in run.deeds {
      guard case .read(let variable) = deed.kind, let reader = reader(of: deed, run) else {
        continue
      }
      let entry = (variable.name, reader)
      if deed.occasion?.callback?.isOfAppearance == true {
        if !readInAppearance.contains(where: { $0 == entry }) { readInAppearance.append(entry) }
      } else if !readElsewhere.contains(where: { $0 == entry }) {
        readElsewhere.append(entry)
      }
    }
    addWrites(run)
  }

  /// The class whose code reads: `self`, or who was told of what makes it run.
  private func reader(of deed: Deed, _ run: DriveRun) -> String? {
    (deed.author ?? deed.callback?.receiver).map { run.className(of: $0) }
  }

  private mutating func addWrites(_ run: DriveRun) {
    for (index, deed) in run.deeds.enumerated() {
      guard case .presented(let sheet, let presenter, true) = deed.kind, run.isExamples(presenter),
        run.isExamples(sheet), keepsItsPresenter(sheet, presenter, run, from: deed.event)
      else { continue }
      for later in run.deeds[(index + 1)...] {
        guard case .wrote(let variable) = later.kind, later.author == sheet else { continue }
        let isReadLater = run.deeds.contains { other in
          guard case .read(variable) = other.kind else { return false }
          return other.event > later.event && (other.author ?? other.callback?.receiver) == presenter
        }
        guard !isReadLater else { continue }
        written.append(
          Seen(
            variable: variable.name, presenter: run.className(of: presenter),
            sheet: run.className(of: sheet), drive: run.plan.drive, range: later.range,
            event: later.event))
      }
    }
  }

  /// Whether the presenter stays where it is, so that it is told nothing when the sheet goes.
  private func keepsItsPresenter(
    _ sheet: ObjectID, _ presenter: ObjectID, _ run: DriveRun, from event: Int
  ) -> Bool {
    switch run.world.modalPresentationStyle(of: sheet) {
    case .fullScreen, .currentContext: false
    default: true
    }
  }

  /// What is read in callbacks of an appearance only.
  var occurrences: [Occurrence] {
    var result: [Occurrence] = []
    for seen in written {
      let entry = (seen.variable, seen.presenter)
      guard readInAppearance.contains(where: { $0 == entry }),
        !readElsewhere.contains(where: { $0 == entry }),
        !result.contains(where: { $0.range == seen.range })
      else { continue }
      var occurrence = Occurrence(
        "silent-return", at: seen.range,
        [
          "'\(seen.sheet)' wrote '\(seen.variable)' while it was a sheet over '\(seen.presenter)'",
          "'\(seen.presenter)' reads it when it appears, and it did not appear again when the "
            + "sheet was gone",
        ], event: seen.event)
      occurrence.drive = seen.drive
      result.append(occurrence)
    }
    return result
  }
}
