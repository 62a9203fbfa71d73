import Diagnostics
import Foundation
import Testing

@testable import ExampleRuns

/// Broken examples never trap. Every diagnostic and finding has a place in the example's text.
/// `LIFEGUARD_FUZZ` sets the number of examples.
@Suite struct ExampleFuzzTests {
  @Test func brokenExamplesAreJudgedInsideTheirText() {
    let count = ProcessInfo.processInfo.environment["LIFEGUARD_FUZZ"].flatMap(Int.init) ?? 150
    var random = FuzzRandom(state: 0x2545_F491_4F6C_DD1D)
    var parsed = 0
    for _ in 0..<count {
      let file = FindingFragmentsTests.files[random.next(below: FindingFragmentsTests.files.count)]
      var words = FuzzTests.words(of: file.text)
      for _ in 0...random.next(below: 3) { FuzzTests.mutate(&words, &random) }
      if judge(String(decoding: words.flatMap { $0 }, as: UTF8.self)) { parsed += 1 }
    }
    // The test proves something only if many examples run.
    #expect(parsed * 10 > count)
  }

  /// Files of one app that need each other, with constructs allowed only in files.
  private static let app = [
    """
    import UIKit
    #if canImport(Combine)
    import Combine
    #endif
    final class ListViewController: BaseViewController {
        private lazy var store = Store(limit: defaultLimit)
        @Clamped private var page = 0
        #if DEBUG
        override func viewDidLoad() {
            super.viewDidLoad()
            title = store[safe: page] ?? "none"
            Task { async let a = store.load(); _ = await a }
        }
        #elseif os(macOS)
        override func viewDidLoad() {}
        #else
        override func viewDidLoad() { super.viewDidLoad() }
        #endif
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            store.onChange = { [weak self] in self?.reload(animated: animated) }
            view.addSubview(UIView())
        }
        func show(_ detail: UIViewController) { addChild(detail); view.addSubview(detail.view) }
    }
    #Preview { ListViewController() }
    """,
    """
    import UIKit
    let defaultLimit = 3
    class BaseViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log("a") }
        func reload(animated: Bool) {}
    }
    func log(_ text: @autoclosure () -> String) { print("logged") }
    @propertyWrapper struct Clamped { var wrappedValue: Int }
    """,
    """
    import Foundation
    final class Store {
        private var items = ["a", "b"]
        var onChange: (() -> Void)?
        init(limit: Int) { items = Array(items.prefix(limit)) }
        subscript(safe index: Int) -> String? {
            #if swift(>=5.9) && !RELEASE
            items.indices.contains(index) ? items[index] : nil
            #else
            nil
            #endif
        }
        func load() async -> [String] { onChange?(); return items }
    }
    extension BaseViewController { var store: Store? { nil } }
    """,
  ]

  /// The check of each file has the other files as context. One or two of the files are broken.
  @Test func brokenFilesOfAppsAreCheckedInsideTheirText() {
    let count = ProcessInfo.processInfo.environment["LIFEGUARD_FUZZ"].flatMap(Int.init) ?? 120
    let others = ExampleFile.all(in: "RealCode").map(\.text).filter { $0.utf8.count < 1_500 }
    #expect(check(Self.app) && !others.isEmpty)
    var random = FuzzRandom(state: 0x9E37_79B9_7F4A_7C15)
    var checked = 0
    for number in 0..<count {
      // Whole files of apps take long, so the test uses few whole files.
      var files = number % 16 == 0 ? [others[random.next(below: others.count)]] : Self.app
      for _ in 0...random.next(below: 2) {
        let place = random.next(below: files.count)
        files[place] = broken(files[place], &random)
      }
      if check(files) { checked += 1 }
    }
    // The test proves something only if many files run.
    #expect(checked * 10 > count)
  }

  /// Changes some words of a text, and sometimes inserts a directive.
  private func broken(_ text: String, _ random: inout FuzzRandom) -> String {
    var words = FuzzTests.words(of: text)
    for _ in 0...random.next(below: 2) { FuzzTests.mutate(&words, &random) }
    let directives = [
      "#if DEBUG", "#if os(macOS)", "#elseif !(DEBUG || swift(<6))", "#else", "#endif", "#if (",
      "#if",
    ]
    for _ in 0..<random.next(below: 3) {
      let lines = words.indices.filter { words[$0] == [UInt8(ascii: "\n")] }
      guard !lines.isEmpty else { break }
      let directive = "\n" + directives[random.next(below: directives.count)]
      words.insert(Array(directive.utf8), at: lines[random.next(below: lines.count)])
    }
    return String(decoding: words.flatMap { $0 }, as: UTF8.self)
  }

  /// - Returns: True if a class of one of the texts could be driven.
  private func check(_ texts: [String]) -> Bool {
    let files = texts.map { AppFile(Array($0.utf8)) }
    var isDriven = false
    for (place, file) in files.enumerated() {
      let others = files.indices.filter { $0 != place }.map { files[$0] }
      do throws(ScriptError) {
        for checked in try CheckedFile(file, context: others).classes {
          check(checked.range, texts[place])
          for diagnostic in checked.diagnostics { check(diagnostic.range, texts[place]) }
          if checked.runCount > 0 { isDriven = true }
        }
      } catch {
        for diagnostic in error.diagnostics { check(diagnostic.range, texts[place]) }
      }
    }
    return isDriven
  }

  /// - Returns: True if the text could be run.
  private func judge(_ text: String) -> Bool {
    do throws(ScriptError) {
      let drives: [DriveKind] = [.launch, .push, .sheetCancel]
      let verdict = try ExampleVerdict(
        text, attributes: ExampleAttributes(.incorrect, drives: drives))
      for diagnostic in verdict.diagnostics { check(diagnostic.range, text) }
      for occurrence in verdict.occurrences {
        check(occurrence.range, text)
        #expect(!occurrence.evidence.isEmpty && !occurrence.subject.isEmpty, "\(text)")
        guard let event = occurrence.event else { continue }
        let trace = verdict.traces.first { $0.number == occurrence.run }
        #expect(trace?.run.trace.events.indices.contains(event) == true, "\(text)")
      }
      return true
    } catch {
      for diagnostic in error.diagnostics { check(diagnostic.range, text) }
      return false
    }
  }

  private func check(_ range: SourceRange, _ text: String) {
    #expect(range.start >= 0 && range.start <= range.end && range.end <= text.utf8.count, "\(text)")
  }
}
