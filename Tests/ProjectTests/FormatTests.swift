import Foundation
import Testing

/// `swift format`, which comes with the toolchain.
enum Formatter {
  static let isAvailable = run(["format", "--version"])?.status == 0

  /// The output of a strict check of files, or an empty list if the check finds nothing.
  static func lint(_ paths: [String]) throws -> [String] {
    let configuration = Checkout.root.appendingPathComponent(".swift-format").path
    let arguments = [
      "format", "lint", "--strict", "--recursive", "--parallel", "--configuration", configuration,
    ]
    let result = try #require(run(arguments + paths))
    let lines = result.output.split(separator: "\n").map(String.init)
    return result.status == 0 && lines.isEmpty
      ? [] : lines + ["swift format ended with \(result.status)"]
  }

  private static func run(_ arguments: [String]) -> (status: Int32, output: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = Checkout.root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

@Suite(.enabled(if: Formatter.isAvailable, "this toolchain has no 'swift format'"))
struct FormatTests {
  @Test func everySwiftFileIsFormatted() throws {
    let folders = Checkout.paths.filter { path in
      path.hasPrefix("Tests/") && path.split(separator: "/").count == 2
        && !Checkout.isMaterial(path) && (path.hasSuffix("/") || path.hasSuffix(".swift"))
    }
    report(try Formatter.lint(["Sources", "Package.swift"] + folders))
  }

  @Test func whatIsNotFormattedIsFound() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeguard-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Bad.swift")
    try Data("public struct A { let a = b! }\n".utf8).write(to: file)
    let lines = try Formatter.lint([file.path])
    #expect(lines.contains { $0.hasSuffix("[NeverForceUnwrap] do not force unwrap 'b'") })
    try Data("struct A {\n  let a = 1\n}\n".utf8).write(to: file)
    #expect(try Formatter.lint([file.path]) == [])
  }
}
