import Diagnostics

/// The parts of an app that a class reaches: the class, and everything that the class names, directly
/// or through other parts. Near parts come first, and parts beyond a limit stay unknown.
struct AppReach {
  /// The most bytes of reached parts besides the class itself and its superclasses.
  private static let limit = 150_000

  private let app: AppCode
  private let file: Int
  /// The types whose members are all reached.
  private let whole: Set<String>
  /// The parts in the order of discovery.
  private(set) var places: [AppCode.Place] = []
  private var found: Set<AppCode.Place> = []
  private var types: Set<String> = []
  private var names: Set<String> = []
  /// The parts that do not compile beside the others.
  private var excluded: Set<AppCode.Place>
  private var size = 0

  /// - Parameters:
  ///   - name: The name of the class. A nested class is reached with its outer type.
  ///   - file: The number of the file that declares the class.
  ///   - excluded: The parts to leave out.
  init(of name: String, in file: Int, of app: AppCode, without excluded: Set<AppCode.Place> = []) {
    self.app = app
    self.file = file
    self.excluded = excluded
    let outer = Substring(name).split(separator: ".").first.map(String.init) ?? name
    let lineage = app.lineage(of: outer, from: file)
    whole = Set(lineage)
    var start = file
    for type in lineage {
      guard let place = app.type(named: type, from: start) else { break }
      start = place.file
      add(place)
    }
    var index = 0
    while index < places.count {
      follow(places[index])
      index += 1
    }
  }

  /// True if the class reaches nothing but its own file.
  var isOwn: Bool { places.allSatisfy { $0.file == file } }

  /// The numbers of the reached files, the class's own file first.
  var files: [Int] {
    var others: Set<Int> = []
    for place in places where place.file != file { others.insert(place.file) }
    return [file] + others.sorted()
  }

  private mutating func add(_ place: AppCode.Place) {
    guard !found.contains(place), !excluded.contains(place) else { return }
    let piece = app[place]
    if piece.kind == .type, !whole.contains(piece.owner), types.contains(piece.owner) { return }
    if !whole.contains(piece.owner) || piece.owner.isEmpty {
      guard size + piece.size <= AppReach.limit else { return }
      size += piece.size
    }
    found.insert(place)
    places.append(place)
    guard piece.kind == .type else { return }
    types.insert(piece.owner)
    // The members that earlier parts have named, and those that only a library can call.
    for member in app.members(of: piece.owner) where isNeeded(member) { add(member) }
  }

  private func isNeeded(_ place: AppCode.Place) -> Bool {
    let piece = app[place]
    return piece.kind == .extended || whole.contains(piece.owner) || app.isCallback(piece)
      || piece.names.contains { names.contains($0) }
  }

  private mutating func follow(_ place: AppCode.Place) {
    for name in app[place].mentions {
      let isNew = names.insert(name).inserted
      for declaration in app.declarations(named: name, from: place.file) { add(declaration) }
      guard isNew else { continue }
      for addition in app.additions(named: name) { add(addition) }
      for member in app.namedMembers(name) where types.contains(app[member].owner) { add(member) }
    }
  }

  // MARK: Code

  /// The text of the reached parts, which decides about everything that runs show.
  var texts: [ArraySlice<UInt8>] {
    places.sorted().map { place in
      let range = app[place].range
      return app.files[place.file].bytes[range.start..<range.end]
    }
  }

  /// The parsed parts, file by file, the class's own file first. Each file has an id of its own.
  func sources() throws(ScriptError) -> [ParsedSource] {
    var result: [ParsedSource] = []
    for (index, number) in files.enumerated() {
      guard let id = UInt16(exactly: index), SourceID(id) != .drive else { break }
      let parsed = try app.files[number].parsed(as: SourceID(id))
      result.append(
        parsed.keeping { found.contains(AppCode.Place(file: number, piece: $0)) })
    }
    return result
  }

  /// The reached parts of other files in which some problems are.
  func places(of problems: [Diagnostic]) -> [AppCode.Place] {
    let files = files
    return problems.compactMap { problem in
      let index = Int(problem.range.source.number)
      guard index > 0, index < files.count else { return nil }
      // Members lie inside of their types, so the last part around the place is the smallest.
      return places.filter { place in
        let range = app[place].range
        return place.file == files[index] && range.start <= problem.range.start
          && problem.range.end <= range.end
      }.max { app[$0].range.start < app[$1].range.start }
    }
  }
}
