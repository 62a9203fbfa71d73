import Testing

/// The diagnostics of incorrect examples without the expected finding.
@Suite struct HarmlessExampleTests {
  private func diagnostics(_ page: String) throws -> String {
    let folder = try TemporaryFolder(["Content/index.md": "# Home\n\n" + page])
    return try Command.run(["verify", "--no-cache"], in: folder).errors
  }

  @Test func aDriveThatIsNotUsualIsToBeNamed() throws {
    let elsewhere = try diagnostics(
      "```swift incorrect finding=load-view-over-storyboard drive=launch\n"
        + "override func loadView() { view = UIView() }\n```\n")
    #expect(
      elsewhere.contains(
        "\nhelp: write 'drive=storyboard': it is used only where it is named\n"),
      "\(elsewhere)")
    #expect(!elsewhere.contains("remove 'drive='"))
  }

  @Test func aViewThatNobodySeesIsNamed() throws {
    let text = try diagnostics(
      """
      ```swift incorrect finding=not-reverted-on-cancel
      let bar = UIView()
      override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          bar.alpha = 0
      }
      ```

      """)
    #expect(
      text.contains(
        "\nnote: it is not reported on line 7: in the drive 'swipe-cancel': 'alpha' became 0 in "
          + "'Screen.viewWillDisappear', in a view without a superview, so nobody sees it\n"
      ),
      "\(text)")
  }
}
