/// The version of the engine, which pages and the command show.
public enum EngineVersion {
  /// As in `CHANGELOG.md`.
  public static let current = "0.1.0"
}
