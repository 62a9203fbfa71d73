import Foundation

/// The Swift compiler of this machine, whose parser checks code that is only shown.
struct SwiftCompiler {
  /// A message of the parser.
  struct Message: Codable, Equatable {
    /// The number of the text, counted from 0.
    let text: Int
    /// Counted from 1.
    let line: Int
    /// In bytes, counted from 1.
    let column: Int
    let summary: String
  }

  private let path: String
  /// The identity of the compiler and its version.
  private let identity: String

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
  func key(of text: String) -> BlockKey { BlockKey(texts: ["swift", identity, text]) }

  /// The errors about code at the top level of a file, which fragments may have.
  private static let allowed = [
    "expressions are not allowed at the top level", "statements are not allowed at the top level",
  ]
  /// The number of files for one process, because a command line has a limit.
  private static let batch = 1000

  /// The types that fragments can be members of, if a fragment does not stand by itself.
  private static let types = ["class", "enum"]

  /// Parses fragments: statements and declarations, or the members of a type.
  /// - Returns: The errors in the order of the compiler; `nil` if the compiler failed.
  func messages(of texts: [String]) -> [Message]? {
    guard let messages = messages(ofFiles: texts) else { return nil }
    var wrong = Set(messages.map(\.text))
    for type in SwiftCompiler.types where !wrong.isEmpty {
      let numbers = wrong.sorted().filter { texts.indices.contains($0) }
      guard
        let again = self.messages(ofFiles: numbers.map { "\(type) Fragment {\n\(texts[$0])\n}" })
      else { return nil }
      let stillWrong = Set(again.map(\.text))
      for (index, number) in numbers.enumerated() where !stillWrong.contains(index) {
        wrong.remove(number)
      }
    }
    return messages.filter { wrong.contains($0.text) }
  }

  /// Parses texts as the files of a module.
  private func messages(ofFiles texts: [String]) -> [Message]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeguard-swift-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (number, text) in texts.enumerated() {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(number).swift"))
      }
      var messages: [Message] = []
      for start in stride(from: 0, to: texts.count, by: SwiftCompiler.batch) {
        let numbers = start..<min(start + SwiftCompiler.batch, texts.count)
        guard let found = try self.messages(of: numbers.map { "\($0).swift" }, in: folder) else {
          return nil
        }
        messages += found
      }
      return messages
    } catch {
      return nil
    }
  }

  /// - Returns: `nil` if the compiler prints anything else than errors of the files.
  private func messages(of files: [String], in folder: URL) throws -> [Message]? {
    let log = folder.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.currentDirectoryURL = folder
    process.arguments = ["-frontend", "-parse", "-diagnostic-style", "llvm"] + files
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let errors = text.split(separator: "\n").filter { $0.contains(": error: ") }
    let messages = errors.compactMap(SwiftCompiler.message)
    guard messages.count == errors.count, process.terminationReason == .exit,
      process.terminationStatus == 0 || !errors.isEmpty
    else { return nil }
    return messages.filter { !SwiftCompiler.allowed.contains($0.summary) }
  }

  /// Reads `12.swift:3:5: error: expected expression`.
  private static func message(_ line: Substring) -> Message? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[3] == " error", parts[0].hasSuffix(".swift"),
      let text = Int(parts[0].dropLast(6)), let line = Int(parts[1]), let column = Int(parts[2])
    else { return nil }
    return Message(
      text: text, line: line, column: column, summary: String(parts[4].drop { $0 == " " }))
  }
}
