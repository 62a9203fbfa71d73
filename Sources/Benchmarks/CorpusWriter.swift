import Foundation

/// Writes a corpus to disk.
enum CorpusWriter {
  /// Writes the corpus and ends the program.
  /// - Parameter arguments: The folder, then the number of pages: 1,000 by default.
  static func run(_ arguments: [String]) -> Never {
    let count = arguments.count > 1 ? Int(arguments[1]) : 1000
    guard let folder = arguments.first, let count, count > 0, arguments.count < 3 else {
      print("usage: lifeguard-benchmarks corpus DIR [COUNT]")
      exit(2)
    }
    do {
      for (path, text) in Corpus(pages: count).files {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      print("'\(folder)' cannot be written: \(error)")
      exit(1)
    }
    print("wrote \(count) pages to \(folder)")
    exit(0)
  }
}
