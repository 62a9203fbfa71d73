import Foundation
import Testing

@testable import SiteGenerator

@Suite struct StateTableTests {
  private static let scenario = """
    # Home

    ```scenario sheet
    final class Detail: UIViewController {
        var count = 0
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            count += 1
        }
    }
    let A = UIViewController(), D = Detail()
    window.rootViewController = A
    when "D is presented and dismissed" {
        A.present(D, animated: true)
    }
    when "it goes" { A.dismiss(animated: true) }
    require D.viewDidAppear < D.viewDidDisappear
    ```


    """

  private func table(_ block: String) throws -> String {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": Self.scenario + block]) { _, new in new })
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    return try folder.text("_site/index.html")
  }

  @Test func rowsAreComputedWhenTheCallbackComesBeforeItsBody() throws {
    let html = try table(
      """
      ```state-table scenario=sheet of=D ios=26
      columns viewDidLoad viewWillAppear viewDidAppear viewDidDisappear
      rows view.window != nil, count, presentingViewController === A, isBeingDismissed
      ```
      """)
    #expect(
      html.contains(
        """
        D Sheet index.html#scenario-sheet iOS 26|viewDidLoad|viewWillAppear|viewDidAppear|viewDidDisappear
        view.window != nil|no|no|yes|no
        count|0|0|1|1
        presentingViewController === A|yes|yes|yes|no
        isBeingDismissed|no|no|no|yes

        """), "\(html)")
  }

  @Test func aValueIsFinalIfItIsThatOfTheAppearance() throws {
    let html = try table(
      """
      ```state-table scenario=sheet of=D
      columns viewDidLoad viewIsAppearing viewDidAppear viewDidDisappear viewWillTransition
      rows view.frame.isFinal, self.view.window.isFinal,
          count.isFinal
      ```
      """)
    #expect(html.contains("view.frame.isFinal|no|yes|yes|yes|not called\n"), "\(html)")
    #expect(html.contains("self.view.window.isFinal|no|yes|yes|no|not called\n"), "\(html)")
    #expect(html.contains("count.isFinal|no|yes|yes|yes|not called\n"), "\(html)")
  }

  /// `A` appears in the set-up; `L` is loaded and never appears.
  @Test func finalIsWhatTheSetUpShowedOrNobodyKnows() throws {
    let page = """
      # Home

      ```scenario cover
      let A = UIViewController(), L = UIViewController(), F = UIViewController()
      F.modalPresentationStyle = .fullScreen
      window.rootViewController = A
      when "it is covered" {
          A.present(F, animated: true)
          L.loadViewIfNeeded()
      }
      require A.viewWillDisappear < A.viewDidDisappear
      ```

      ```state-table scenario=cover of=A
      columns viewWillDisappear viewDidDisappear
      rows view.window.isFinal, view.frame.isFinal
      ```

      ```state-table scenario=cover of=L
      columns viewDidLoad
      rows view.frame.isFinal, view.window == nil
      ```

      """
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": page]) { _, new in new })
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let html = try folder.text("_site/index.html")
    #expect(html.contains("view.window.isFinal|yes|no\nview.frame.isFinal|yes|yes\n"), "\(html)")
    #expect(html.contains("view.frame.isFinal|unknown\nview.window == nil|yes\n"), "\(html)")
  }

  @Test(arguments: [
    (
      "scenario=sheet", "columns viewDidLoad\nrows count",
      "This block has no 'of=' [missing-attribute]"
    ),
    (
      "scenario=shet of=D", "columns viewDidLoad\nrows count",
      "'shet' is not the id of a scenario; did you mean 'sheet'? [unknown-scenario]"
    ),
    (
      "scenario=sheet of=E", "columns viewDidLoad\nrows count",
      "'E' is not the name of an object of the scenario [unknown-name]"
    ),
    (
      "scenario=sheet of=D", "colums viewDidLoad\nrows count",
      "'colums' begins neither columns nor rows; did you mean 'columns'? [bad-table]"
    ),
    ("scenario=sheet of=D", "columns viewDidLoad", "This table has no rows [bad-table]"),
    (
      "scenario=sheet of=D", "columns didMove(toParent:)\nrows count",
      "A column is named by the callback alone [bad-table]"
    ),
    ("scenario=sheet of=D", "rows count", "This table has no columns [bad-table]"),
    (
      "scenario=sheet of=D", "columns viewDidLod\nrows count",
      "'viewDidLod' is not a callback; did you mean 'viewDidLoad'? [unknown-callback]"
    ),
    (
      "scenario=sheet of=D", "columns viewWillTransition\nrows count",
      "'D' gets none of these callbacks in the scenario [impossible-event]"
    ),
    (
      "scenario=sheet of=D", "columns viewDidLoad\nrows dismiss(animated: true)",
      "A check may not change what it judges: 'dismiss' is called [check-with-effect]"
    ),
    (
      "scenario=sheet of=D ios=3", "columns viewDidLoad\nrows count",
      "iOS 3 is not simulated [unknown-release]"
    ),
  ])
  func whatCannotBeShownIsSaid(info: String, body: String, expected: String) throws {
    let page = Self.scenario + "```state-table \(info)\n\(body)\n```\n"
    let folder = try TemporaryFolder(["Content/index.md": page])
    let found = try folder.diagnostics().map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(found == [expected])
  }
}
