import Diagnostics
import LifecycleEngine
import ScriptCompiler

// Tables and collection views ask for the numbers of rows when they load, and keep the numbers.
extension Machine {
  /// True if the author's code counts rows or items.
  package var countsRows: Bool {
    let labels = RowMembers.Kind.allCases.map { $0.countLabel } + ["numberOfRowsInComponent"]
    return program.types.contains { type in
      type.methods.contains { method in labels.contains { method.labels == [nil, $0] } }
    }
  }

  /// Looks at the views on screen that load their rows now: notes the numbers of rows, or asks for cells
  /// in a run that finds out if the author's code ends the app.
  package func lookAtRows() {
    guard countsRows, world.stop == nil else { return }
    guard !loadedRows.asksCells else {
      if loadedRows.crash == nil { loadedRows.crash = crashOfCells() }
      return
    }
    for view in rows.shownViews() where loadedRows.counts(of: view) == nil {
      if let counts = rows.currentCounts(of: view) { loadedRows.note(counts, of: view) }
    }
  }
}

extension RowMembers {
  /// The tables and collection views in the windows, and perhaps the pickers.
  func shownViews(withPickers: Bool = false) -> [ObjectID] {
    var shown: [ObjectID] = []
    var open = world.windows
    while let view = open.popLast() {
      if kind(of: view) != nil
        || withPickers && machine.types.isCommonView(view, "UIPickerView")
      {
        shown.append(view)
      }
      open += world.subviews(of: view)
    }
    return shown
  }

  /// The numbers of rows that the data source would tell now; `nil` if nobody knows. The code of the
  /// data source must not change anything, because UIKit does not call the code here.
  func currentCounts(of view: ObjectID) -> [Int64]? {
    guard let kind = kind(of: view) else { return nil }
    let known: ObjectID??
    do throws(RunError) { known = .some(try delegate(RowMembers.dataSource, of: view)) } catch {
      return nil
    }
    guard let source = known ?? nil else { return known == nil ? nil : [] }
    guard let type = machine.types.typeIndex(of: source) else { return [] }
    guard !machine.types.isOpen(type) else { return nil }
    var sections: Int64 = 1
    if method("numberOfSections", ["in"], of: source) != nil {
      guard let told = count("numberOfSections", ["in"], of: source, [.object(view)]) else {
        return nil
      }
      sections = told
    }
    var counts: [Int64] = []
    for section in 0..<min(max(sections, 0), 100) {
      let told = count(
        kind.method, [nil, kind.countLabel], of: source, [.object(view), .integer(section)])
      guard let told else { return nil }
      counts.append(told)
    }
    return counts
  }

  private func count(
    _ name: String, _ labels: [String?], of source: ObjectID, _ arguments: [Value]
  ) -> Int64? {
    told(name, labels, of: source, arguments).map { Int64($0) }
  }

  /// True if the delegate of a table gives a row no height, so that nobody can tap the row.
  func isWithoutHeight(_ path: Value, in view: ObjectID) -> Bool {
    let owner: ObjectID?
    do throws(RunError) { owner = try delegate(RowMembers.listener, of: view) } catch {
      return false
    }
    guard let owner else { return false }
    return told(Kind.table.method, [nil, "heightForRowAt"], of: owner, [.object(view), path]) == 0
  }

  /// The number that a method of the author's would tell now; `nil` if nobody knows.
  private func told(
    _ name: String, _ labels: [String?], of source: ObjectID, _ arguments: [Value]
  ) -> Double? {
    guard machine.judgement == nil, let method = method(name, labels, of: source) else {
      return nil
    }
    do throws(RunError) {
      let given = [heap.owned(source)] + arguments.map { heap.copied($0) }
      return try machine.computing(
        method.function, given, at: machine.currentRange, operandCount: 0
      ) { value throws(RunError) in
        let number = value.number
        heap.release(value)
        return number
      }
    } catch {
      return nil
    }
  }

  // MARK: Calls

  /// Notes a call of a view with rows, and fails for a place that the view does not have.
  /// - Returns: The cell that the call makes, in a run that asks for cells.
  func noteCall(
    of name: String, on id: ObjectID, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard let kind = kind(of: id) else { return nil }
    if name == "register" { noteRegistration(arguments, of: id) }
    if name.hasPrefix("dequeueReusable") { return try dequeue(name, arguments, of: id, kind) }
    let isUpdate = RowMembers.isUpdate(name)
    if name.hasPrefix("scrollTo") || name.hasPrefix("reconfigure") || isUpdate,
      let paths = arguments.labeled("at")
    {
      try checkPlaces(paths, name, id)
    }
    if isUpdate { try noteUpdate(name, of: id, arguments) }
    if RowMembers.isReload(name) { machine.loadedRows.forget(id) }
    return nil
  }

  /// Fails for a place beyond the rows. Source: the discussion of
  /// https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
  private func checkPlaces(
    _ paths: Value, _ name: String, _ id: ObjectID
  ) throws(RunError) {
    let loaded = machine.loadedRows.counts(of: id)
    // An update names places of the load before, which the data may have left already.
    let now = loaded == nil ? currentCounts(of: id) : nil
    guard let counts = loaded ?? (name.hasPrefix("scrollTo") || now == [] ? now : nil) else {
      return
    }
    let places = paths.objectID.flatMap { heap.array($0) } ?? [paths]
    for case .indexPath(let section, let item) in places {
      let rows = counts.indices.contains(Int(section)) ? counts[Int(section)] : 0
      let isAdded = name.hasPrefix("insert")
      guard isAdded ? counts.isEmpty : item < 0 || item >= rows else { continue }
      throw machine.unknowns.raises(
        "'\(name)' at section \(section), place \(item), which is beyond the data,",
        name.hasPrefix("scrollTo") ? "NSRangeException" : UnknownValues.inconsistency,
        "name a place that the data source has")
    }
  }
}

extension RowMembers.Kind {
  /// The label of the method that counts the rows of a section.
  var countLabel: String { self == .table ? "numberOfRowsInSection" : "numberOfItemsInSection" }
}
