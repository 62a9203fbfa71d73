/// The files of this folder as they were when the command was built, so that it needs none beside it.
public enum StandardTheme {
  /// The files by their paths in the folder.
  public static let contents: [(path: String, bytes: [UInt8])] = [
    ("assets/engine.js", PackageResources.engine_js),
    ("assets/site.css", PackageResources.site_css),
    ("assets/stepper-parts.js", PackageResources.stepper_parts_js),
    ("assets/stepper-state.js", PackageResources.stepper_state_js),
    ("assets/stepper.css", PackageResources.stepper_css),
    ("assets/stepper.js", PackageResources.stepper_js),
    ("templates/claims.mustache", PackageResources.claims_mustache),
    ("templates/compare.mustache", PackageResources.compare_mustache),
    ("templates/example.mustache", PackageResources.example_mustache),
    ("templates/layout.mustache", PackageResources.layout_mustache),
    ("templates/scenario.mustache", PackageResources.scenario_mustache),
    ("templates/state-table.mustache", PackageResources.state_table_mustache),
  ]
}
