import LifecycleEngine

/// The values that sheets write and presenters read, over all runs of an example.
struct Returns {
  private struct Seen {
    let variable: String
    let presenter: String
    let sheet: String
    let write: Sighting
  }

  private var written: [Seen] = []
  /// The variables that each class reads in appearance callbacks, and elsewhere.
  private var readInAppearance: [(variable: String, reader: String)] = []
  private var readElsewhere: [(variable: String, reader: String)] = []

  /// Notes the writes and reads of one run.
  /// - Returns: True if a sheet wrote a new value.
  mutating func add(_ run: DriveRun) -> Bool {
    let known = written.count
    addReads(run)
    addWrites(run)
    return written.count > known
  }

  /// Notes the reads of one run.
  mutating func addReads(_ run: DriveRun) {
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
  }

  /// The class whose code reads: that of `self`, or of the callback's receiver.
  private func reader(of deed: Deed, _ run: DriveRun) -> String? {
    (deed.author ?? deed.callback?.receiver).map { run.className(of: $0) }
  }

  private mutating func addWrites(_ run: DriveRun) {
    for (index, deed) in run.deeds.enumerated() {
      guard case .presented(let sheet?, let presenter, true) = deed.kind, run.isExamples(presenter),
        keepsItsPresenter(sheet, run)
      else { continue }
      let visit = Visit(run: run, presenter: presenter, sheet: sheet, presented: index)
      for (place, later) in run.deeds.enumerated().dropFirst(index + 1) {
        let isTold = later.author == presenter && later.caller == sheet
        guard case .wrote(let variable) = later.kind,
          isTold || later.author == sheet || later.sheet == sheet,
          !visit.hears(of: variable, writtenAt: place)
        else { continue }
        written.append(
          Seen(
            variable: variable.name, presenter: run.className(of: presenter),
            sheet: run.className(of: isTold ? sheet : later.author ?? sheet),
            write: Sighting(later.range, event: run.lastEvent(of: sheet), in: run)))
      }
    }
  }

  /// True if the presenter stays visible behind a sheet, so no callback comes when the sheet goes.
  private func keepsItsPresenter(_ sheet: ObjectID, _ run: DriveRun) -> Bool {
    switch run.world.modalPresentationStyle(of: sheet) {
    case .fullScreen, .currentContext: false
    default: true
    }
  }

  /// The writes of variables that the presenter reads only in appearance callbacks.
  func occurrences(of finding: Finding) -> [Occurrence] {
    var result: [Occurrence] = []
    for seen in written {
      let entry = (seen.variable, seen.presenter)
      guard readInAppearance.contains(where: { $0 == entry }),
        !readElsewhere.contains(where: { $0 == entry }),
        !result.contains(where: { $0.range == seen.write.range })
      else { continue }
      let evidence = [
        "'\(seen.sheet)' wrote '\(seen.variable)' in a sheet over '\(seen.presenter)'",
        "'\(seen.presenter)' reads that value when it appears, and did not appear again after the "
          + "sheet was gone",
      ]
      result.append(seen.write.occurrence(of: finding, evidence))
    }
    return result
  }
}

/// The time of one sheet in a run, from the presentation on.
private struct Visit {
  let run: DriveRun
  let presenter: ObjectID
  let sheet: ObjectID
  /// The index of the deed that presented the sheet.
  let presented: Int

  /// True if the presenter reads a variable before the sheet is gone and no work is pending, or if
  /// the presenter does more than to keep a value when the sheet calls.
  /// - Parameter place: The index of the deed that wrote the variable.
  func hears(of variable: Variable, writtenAt place: Int) -> Bool {
    let end = end(after: place)
    let isRead = run.deeds[place..<max(place, end)].contains { deed in
      guard case .read(variable) = deed.kind else { return false }
      return (deed.author ?? deed.callback?.receiver) == presenter
    }
    return isRead
      || run.deeds[presented..<max(presented, end)].contains { deed in
        guard deed.author == presenter, let caller = deed.caller, !deed.isOfVariable else {
          return false
        }
        return caller == sheet || run.world.parent(of: caller) == sheet
      }
  }

  /// The number of deeds when the sheet was gone and no work was pending.
  private func end(after place: Int) -> Int {
    let gone =
      run.events.last { event in
        event.callback == .viewDidDisappear && event.receiver == .object(sheet)
      }?.number ?? run.deeds[place].event
    let idle = run.conduct.idles.first { $0.deeds > place && $0.events > gone }
    return idle?.deeds ?? run.deeds.count
  }
}

extension Deed {
  /// True if the code only read or wrote a variable.
  fileprivate var isOfVariable: Bool {
    switch kind {
    case .read, .wrote: true
    default: false
    }
  }
}
