import Foundation
import Testing

@testable import TraceRenderingTests

/// The output of `verify` in each format, word for word.
@Suite struct ReportGoldenTests {
  /// Front matter above, Windows line breaks, tabs, and characters of several scalars before the
  /// error. Columns count the scalars of the line in the file.
  private static let content = [
    "Content/emoji.md": """
    ---
    title: "Wrong 👩🏽‍🚀 & <sound>"
    ---

    ```scenario push title="👩🏽‍🚀 is pushed"
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "👩🏽‍🚀" { nav.pushViewController(B, animated: true) }
    expect(.classic) {
    \tA.viewWillDisappear
    \t/* 👩🏽‍🚀 */ B.viewDidAppear(animated: true)
    \tA.viewDidDisappear
    }
    /* é */ require never B.viewWillAppear
    ```

    ```claims over=cancelled
    never Current.viewWillDisappear < New.viewWillAppear
    ```

    [“é” 👩🏽‍🚀](verify:push?B.viewDidAppear<A.viewWillDisappear) and [nothing](none.md)

    """.replacingOccurrences(of: "\n", with: "\r\n"),
    "Content/right.md": "# Right\n\n" + Fence.push("right", info: " ios=17"),
    "Content/slips.md": """
    # Slips

    ```scenario late ios=19
    let A = UIViewControler()
    ```

    ```scenari lost
    ```

    - A list:

      ```state-table scenario=right of=C
      columns viewDidLoad
      rows view.window != nil
      ```

    """,
  ]

  @Test(arguments: ["text", "json", "github", "sarif", "junit"])
  func aReportIsWhatItWas(format: String) throws {
    let folder = try TemporaryFolder(Self.content)
    let result = try Command.run(["verify", "--format", format], in: folder)
    #expect(result.status == 1)
    try Golden.check(
      timeless(result.output) + "--- standard error\n" + result.errors, "report-\(format).txt",
      besides: #filePath)
  }

  /// Files of an app: findings of several classes and lines, a finding behind characters of several
  /// scalars, a finding whose evidence has to be escaped, and an unreadable file.
  private static let code = [
    "App/Feed <1>.swift": """
    import UIKit

    final class FeedViewController: UIViewController {
        var onRefresh: (() -> Void)?
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            onRefresh = { self.load() }
        }

        override func viewDidAppear(_ animated: Bool) {
            /* 👩🏽‍🚀 */ label.text = "a < b & \\\"c\\\" ]]> 100 %"
        }

        private func load() {}
    }

    """,
    "App/Fine.swift": """
    import UIKit

    final class FineViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
        }
    }

    final class Pager<Page: UIViewController>: UIViewController {}

    """,
    "App/Slip.swift": "final class Slip: UIViewController {\n    func f( {}\n}\n",
  ]

  @Test(arguments: ["text", "json", "github", "sarif", "junit"])
  func aReportOfCodeIsWhatItWas(format: String) throws {
    let folder = try TemporaryFolder(Self.code)
    let result = try Command.run(["check", "App", "--format", format], in: folder)
    #expect(result.status == 1)
    try Golden.check(
      timeless(result.output + "--- standard error\n" + result.errors), "check-\(format).txt",
      besides: #filePath)
  }

  @Test func aPartSaysWhatItHasLeftToOthers() throws {
    let folder = try TemporaryFolder(Self.content)
    let result = try Command.run(["verify", "--format", "junit", "--shard", "2/3"], in: folder)
    try Golden.check(timeless(result.output), "report-junit-2-of-3.txt", besides: #filePath)
  }

  /// The seconds of JUnit and of a check differ from run to run.
  private func timeless(_ report: String) -> String {
    report.replacing(#/time="[0-9.]+"/#, with: "time=\"0\"")
      .replacing(#/; [0-9.]+ seconds/#, with: "; 0.0 seconds")
  }

  /// Even if nothing can be verified, the output is a document.
  @Test(arguments: ["text", "json", "github", "sarif", "junit"])
  func inputThatCannotBeUsedIsReportedToo(format: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["verify", "none", "--format", format], in: folder)
    #expect(result.status == 2)
    let sentence = "There is no page or folder 'none'"
    #expect((format == "text" ? result.errors : result.output).contains(sentence))
    if format == "json" || format == "sarif" {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      }
    }
  }
}
