import Testing

@testable import SiteGenerator

/// Blocks and links about a scenario that does not run to its end. The later events are unknown, so
/// no claim can be judged.
@Suite struct BrokenSubjectTests {
  private static let scenario = """
    # Home

    ```scenario halts
    let A = UIViewController()
    var next: UIViewController?
    window.rootViewController = A
    when "it goes wrong" { next!.loadViewIfNeeded() }
    require A.viewWillAppear < A.viewDidAppear
    ```

    \(Fence.push())

    """

  @Test(arguments: [
    ("```claims over=halts\nalways A.viewWillAppear < A.viewDidAppear\n```", "26:16"),
    ("```compare\npush halts\n```", "27:6"),
    ("```state-table scenario=halts of=A\ncolumns viewDidAppear\nrows view.window\n```", "26:25"),
    ("[it](verify:halts?never%20A.viewDidDisappear)", "26:1"),
  ])
  func theyFail(text: String, place: String) throws {
    let folder = try TemporaryFolder(["Content/a.md": Self.scenario + text + "\n"])
    #expect(
      try folder.places() == [
        "Content/a.md:7:24: [found-nil]", "Content/a.md:\(place): [broken-scenario]",
      ])
    #expect(try Command.run(["verify"], in: folder).status == 2)
  }
}
