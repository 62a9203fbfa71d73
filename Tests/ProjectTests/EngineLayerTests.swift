import Testing

/// The layers of the engine, as ARCHITECTURE.md tells them.
@Suite struct EngineLayerTests {
  private let engine = Checkout.swiftFiles.filter { $0.target == "LifecycleEngine" }

  /// The folders of data and of parts.
  private static let lower = [
    "Values", "Callbacks", "Choreography", "Choreographies", "State", "RunLoop", "Trace", "Reports",
  ]

  private func isIn(_ folders: [String], _ file: SourceFile) -> Bool {
    folders.contains { file.path.contains("/LifecycleEngine/\($0)/") }
  }

  @Test func dataAndPartsSeeNoWorld() {
    report(
      engine.filter { isIn(Self.lower, $0) && SwiftCode.stripped($0.text).contains(#/\bWorld\b/#) }
        .map { "\($0.path) names the world; what needs one is an area" })
  }

  @Test func onlyTheWorldAndItsCallsExtendIt() {
    report(
      engine.filter { file in
        !isIn(["World", "Calls"], file)
          && SwiftCode.stripped(file.text).components(separatedBy: "extension World").dropFirst()
            .contains { !isOfActions($0) }
      }
      .map { "\($0.path) extends the world; behaviour is an area's, or a call" })
  }

  /// Returns true if an extension at the end of a file has only actions of the user and the system,
  /// which hand on to the area in the same file.
  private func isOfActions(_ text: String) -> Bool {
    text.split(separator: "\n").filter { $0.prefix(3).count { $0 == " " } == 2 }
      .allSatisfy { $0.hasPrefix("  public ") || $0 == "  }" }
  }
}
