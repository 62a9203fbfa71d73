import ArgumentParser
import Diagnostics
import Foundation
import Scenarios
import SiteGenerator

/// `lifeguard build`.
struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Verify every page, then write the site",
    discussion: """
      If any page disagrees with the engine, the command writes nothing and leaves the old site alone.

      EXAMPLE
        lifeguard build --content Content --output _site
      """)

  @OptionGroup var pages: ContentOptions

  @Option(
    help: ArgumentHelp(
      "The folder with the templates and assets. Default: 'Site' if it exists, otherwise the "
        + "built-in theme.", valueName: "dir"))
  var theme: String?

  @Option(help: ArgumentHelp("The folder to write the site to.", valueName: "dir"))
  var output = "_site"

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("The address where the site will be published.", valueName: "url"))
  var baseURL: String?

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var module: ModuleOption

  @OptionGroup var cache: CacheOptions

  @OptionGroup var color: ColorOption

  func run() async throws {
    let standard = FileManager.default.fileExists(atPath: "Site/templates") ? "Site" : nil
    let content = pages.path
    let known = try cache.opened(
      read: [content, theme ?? standard].compactMap { $0 }, replaced: output)
    var builder = SiteBuilder(
      content: content, theme: theme ?? standard,
      output: output, baseURL: baseURL, cache: known)
    builder.toolPath = Terminal.toolPath
    builder.module = try module.read()
    try baseline.check()
    builder.baseline = baseline.applied
    let result: SiteBuilder.Result
    do throws(InputError) {
      result = try await Progress.during { progress throws(InputError) in
        builder.progress = progress
        return try builder.build()
      }
    } catch {
      Terminal.error(error.description)
      throw ExitCode.input
    }
    Terminal.report(result.verification)
    if let failure = ExitCode.failure(of: result.verification.outcome) {
      Terminal.error("nothing was written; '\(output)' is as it was\n")
      throw failure
    }
    known?.prune()
    let noun = result.pageCount == 1 ? "page" : "pages"
    if let first = result.firstFile, first != "index.html" {
      Terminal.output("note: there is no page 'index.md'; the site begins with '\(first)'\n")
    }
    for note in result.notes { Terminal.output("note: \(note)\n") }
    var written = ["\(result.pageCount) \(noun)"]
    if result.generatedCount > 0 {
      written.append("\(Quantity.grouped(result.generatedCount)) of reference")
    }
    if result.hasPlayground { written.append("the playground") }
    let last = written.count > 1 ? " and \(written.removeLast())" : ""
    Terminal.output("wrote \(written.joined(separator: ", "))\(last) to \(output)\n")
  }
}
