import Foundation

/// The Swift compiler of this machine, whose parser checks code that is only shown.
struct SwiftCompiler {
  /// A message of the parser.
  struct Message: Codable, Equatable {
    /// Counted from 1.
    let line: Int
    /// In bytes, counted from 1.
    let column: Int
    let summary: String
    /// True if the text is Swift apart from signs for omitted code, and the place is that of a sign.
    var isOmission = false
  }

  /// The path of the compiler.
  let path: String
  /// The identity of the compiler and its version.
  let identity: String

  /// Finds the compiler.
  /// - Parameter toolPath: Folders with colons between them, as in the variable `PATH`.
  /// - Returns: `nil` if no folder has a compiler.
  init?(in toolPath: String?) {
    let found = (toolPath ?? "").split(separator: ":").lazy.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    path = found
    let file = URL(fileURLWithPath: found).resolvingSymlinksInPath().path
    let attributes = (try? FileManager.default.attributesOfItem(atPath: file)) ?? [:]
    let size = (attributes[.size] as? Int) ?? 0
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    identity = "\(file) \(size) \(date)"
  }

  /// The key of everything that the messages about a text depend on.
  func key(of text: String) -> BlockKey { BlockKey(texts: ["swift-2", identity, text]) }

  /// The errors about code that fragments may have: code at the top level of a file, a case whose body
  /// is a comment, and a subscript of an interface.
  private static let allowed = [
    "expressions are not allowed at the top level", "statements are not allowed at the top level",
    "'case' label in a 'switch' must have at least one executable statement",
    "'default' label in a 'switch' must have at least one executable statement",
    "expected '{' in subscript to specify getter and setter implementation",
  ]
  /// The end of the error about syntax that the parser knows and that the compiler does not offer yet.
  private static let experimental = "requires '-enable-experimental-feature"

  private static func isAllowed(_ message: Message) -> Bool {
    allowed.contains(message.summary) || message.summary.contains(experimental)
  }

  /// The number of files for one process, because a command line has a limit.
  private static let batch = 1000

  /// Parses fragments, each in all ways in which a fragment can be read.
  /// - Returns: For each text the first error; nil for a text that the compiler said nothing about,
  ///   because the compiler stopped before the end of the text.
  func messages(of texts: [String]) -> [[Message]?] {
    var results: [[Message]?] = messages(ofFiles: texts).map { messages in
      messages.map { Message.first(of: $0).map { [$0] } ?? [] }
    }
    var wrong = texts.indices.filter { results[$0]?.isEmpty == false }
    for stage in FragmentReading.stages {
      for reading in stage where !wrong.isEmpty {
        let asked = wrong.compactMap { number in
          reading.file(of: texts[number]).map { (number: number, candidate: $0) }
        }
        guard !asked.isEmpty else { continue }
        let answers = messages(ofFiles: asked.map(\.candidate.text), reading.flags)
        for (each, answer) in zip(asked, answers) {
          guard let answer, let old = results[each.number] else { continue }
          results[each.number] = each.candidate.better(old, answer)
        }
        wrong = wrong.filter { results[$0]?.first?.isOmission == false }
      }
    }
    return results
  }

  /// Parses texts as files, each without the others.
  /// - Parameter flags: Further arguments for the compiler.
  private func messages(ofFiles texts: [String], _ flags: [String] = []) -> [[Message]?] {
    guard let folder = try? SourceFolder(texts) else { return texts.map { _ in nil } }
    defer { folder.remove() }
    var answers: [[Message]?] = texts.map { _ in nil }
    var batches = stride(from: 0, to: texts.count, by: SwiftCompiler.batch).map {
      $0..<min($0 + SwiftCompiler.batch, texts.count)
    }
    while let batch = batches.popLast() {
      let answer = run(folder.names(batch), flags, in: folder)
      if answer.isComplete || batch.count == 1 && !answer.byNumber.isEmpty {
        for number in batch { answers[number] = answer.byNumber[number] ?? [] }
      } else if batch.count > 1, run([], flags, in: folder).isComplete {
        // A text that stops the parser hides the messages about the others.
        let middle = (batch.lowerBound + batch.upperBound) / 2
        batches += [batch.lowerBound..<middle, middle..<batch.upperBound]
      }
    }
    return answers.map { messages in
      messages?.filter { !SwiftCompiler.isAllowed($0) }
    }
  }

  /// The messages of one process, by the number of the text.
  private struct Answer {
    var byNumber: [Int: [Message]] = [:]
    /// True if the parser reached the end of the last file.
    var isComplete = false
  }

  /// Runs the parser on some files. The last file of each run has an error, and the message about
  /// the error shows that the parser came to the end.
  private func run(_ names: [String], _ flags: [String], in folder: SourceFolder) -> Answer {
    var answer = Answer()
    guard let text = try? output(of: flags + names + [folder.last], in: folder) else {
      return answer
    }
    for line in text.split(separator: "\n") {
      guard let (name, message) = folder.message(line) else { continue }
      if name == SourceFolder.end {
        answer.isComplete = true
      } else if let number = Int(name) {
        answer.byNumber[number, default: []].append(message)
      }
    }
    return answer
  }

  /// The standard error output of the parser.
  private func output(of arguments: [String], in folder: SourceFolder) throws -> String {
    let log = folder.url.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.currentDirectoryURL = folder.url
    process.arguments = ["-frontend", "-parse", "-diagnostic-style", "llvm"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    return String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}

/// A temporary folder with the texts as files. The names begin with a random mark, which no text
/// knows. A line of the parser's output that begins with the mark is a message, and no line that the
/// parser repeats from a text.
private struct SourceFolder {
  /// The name, without the mark, of the file with an error.
  static let end = "end"

  let url: URL
  private let mark: String

  /// Writes the files.
  init(_ texts: [String]) throws {
    mark = UUID().uuidString + "-"
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeguard-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (number, text) in texts.enumerated() {
      try Data(text.utf8).write(to: url.appendingPathComponent("\(mark)\(number).swift"))
    }
    try Data("let = 0\n".utf8).write(to: url.appendingPathComponent(last))
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// The names of the files of some texts.
  func names(_ numbers: Range<Int>) -> [String] { numbers.map { "\(mark)\($0).swift" } }

  /// The name of the file with an error.
  var last: String { "\(mark)\(SourceFolder.end).swift" }

  /// Reads `MARK12.swift:3:5: error: expected expression`.
  /// - Returns: The name of the file without the mark, and the message; nil for another line.
  func message(_ line: Substring) -> (name: Substring, message: SwiftCompiler.Message)? {
    guard line.hasPrefix(mark) else { return nil }
    let parts = line.dropFirst(mark.count)
      .split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[3] == " error", parts[0].hasSuffix(".swift"),
      let line = Int(parts[1]), let column = Int(parts[2])
    else { return nil }
    let message = SwiftCompiler.Message(
      line: line, column: column, summary: String(parts[4].drop { $0 == " " }))
    return (parts[0].dropLast(6), message)
  }
}
