import Foundation
import TraceRendering

/// Draws the images that other sites show beside a link to a page: the page's title, and the
/// page's first diagram.
final class LinkImages {
  /// The folder of the images in the site.
  private static let folder = "assets/previews"
  /// The size in pixels, as sites with previews of links recommend.
  private static let (width, height) = (1200, 630)
  private static let font = "DejaVu Sans, sans-serif"
  /// The most bytes of an image, so that a preview appears at once.
  private static let mostBytes = 40_000

  private let drawing: String
  private let colours: String
  private let siteTitle: String
  private let cache: BlockCache?
  private var known: [String: [UInt8]?] = [:]

  /// Finds the programs that make the images: `rsvg-convert`, which draws, and `pngquant`, which
  /// makes the file smaller.
  /// - Parameters:
  ///   - toolPath: Folders with colons between them, as in the variable `PATH`.
  ///   - siteTitle: The title of the site.
  ///   - cache: The cache that keeps the images.
  /// - Returns: `nil` if a program is missing.
  init?(in toolPath: String?, siteTitle: String, cache: BlockCache?) {
    func program(_ name: String) -> String? {
      (toolPath ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let drawing = program("rsvg-convert"), let colours = program("pngquant") else {
      return nil
    }
    (self.drawing, self.colours) = (drawing, colours)
    self.siteTitle = siteTitle
    self.cache = cache
  }

  /// The path of a page's image in the site.
  static func path(for page: Page) -> String { "\(folder)/\(page.outputPath.dropLast(5)).png" }

  /// The image of a page as a PNG file.
  /// - Returns: `nil` if a program fails, or if the file is too large.
  func image(of page: VerifiedPage) -> [UInt8]? {
    if let known = known[page.page.path] { return known }
    let drawing = LinkImages.drawing(of: page, on: siteTitle)
    let key = BlockKey(texts: ["link image", drawing])
    let image = cache?.value([UInt8].self, for: key) ?? png(of: drawing)
    if let image { cache?.keep(value: image, for: key) }
    known[page.page.path] = .some(image)
    return image
  }

  // MARK: The drawing

  /// The image as SVG.
  private static func drawing(of page: VerifiedPage, on siteTitle: String) -> String {
    let diagram = page.judgedBlocks.lazy
      .compactMap { page.outcomes[$0.block.fenceLine]?.values["svg"]?.text }.first
      .flatMap(placed)
    let lines = wrapped(page.page.title, at: diagram == nil ? 34 : 18).prefix(8)
    let longest = Double(lines.map(\.count).max() ?? 1)
    let size = min(46, (diagram == nil ? 1060 : 540) / (0.68 * longest))
    let title = lines.enumerated().map { number, line -> String in
      let top = 96 + Int(size) + Int(1.3 * size) * number
      return "<text x=\"64\" y=\"\(top)\">\(HTMLEscape.text(line))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
      <style>\(style)</style>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <rect width="12" height="\(height)" fill="#0a5bb5"/>
      <g font-family="\(font)" font-weight="700" font-size="\(Int(size))" fill="#1b1d22">
      \(title.joined(separator: "\n"))
      </g>
      <text x="64" y="566" font-family="\(font)" font-size="28" fill="#555b66">
      \(HTMLEscape.text(siteTitle))
      </text>
      \(diagram ?? "")
      </svg>
      """
  }

  /// A diagram at the right, as wide as its place; the end of a long diagram is cut off.
  private static func placed(_ diagram: String) -> String? {
    guard let width = diagram.firstMatch(of: #/ width="([\d.]+)"/#).flatMap({ Double($0.1) }) else {
      return nil
    }
    let box = "0 0 \(width) \(width * 550 / 520)"
    return """
      <svg x="640" y="40" width="520" height="550" viewBox="\(box)">\(diagram)</svg>
      """
  }

  /// The style of the diagrams in the light theme, without variables, which `rsvg-convert` does not
  /// know.
  private static let style: String = {
    var style = SequenceDiagram.styleSheet
    while let media = style.firstMatch(of: #/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/#) {
      style.removeSubrange(media.range)
    }
    for variable in style.matches(of: #/(--\w+): var\([^,]*, (#\w+)\);/#) {
      style = style.replacing("var(\(variable.1))", with: String(variable.2))
    }
    return style.replacing("ui-monospace, SFMono-Regular, Menlo, Consolas, ", with: "")
  }()

  /// A text in lines, which end between words.
  private static func wrapped(_ text: String, at length: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < length {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  // MARK: The file

  private func png(of drawing: String) -> [UInt8]? {
    guard let whole = output(of: self.drawing, [], given: [UInt8](drawing.utf8)),
      let small = output(of: colours, ["48", "-"], given: whole),
      small.count <= LinkImages.mostBytes
    else { return nil }
    return small
  }

  /// The standard output of a program.
  /// - Returns: `nil` if the program fails or prints nothing.
  private func output(of program: String, _ arguments: [String], given input: [UInt8]) -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, result) = (
      folder.appendingPathComponent("in"), folder.appendingPathComponent("out")
    )
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(input).write(to: source)
      try Data().write(to: result)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.standardInput = try FileHandle(forReadingFrom: source)
      process.standardOutput = try FileHandle(forWritingTo: result)
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return nil }
      let bytes = [UInt8](try Data(contentsOf: result))
      return bytes.isEmpty ? nil : bytes
    } catch {
      return nil
    }
  }
}
