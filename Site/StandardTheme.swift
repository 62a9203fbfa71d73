/// The files of this folder as they were when the command was built, so that it needs none beside it.
public enum StandardTheme {
  /// The files by their paths in the folder.
  public static let contents: [(path: String, bytes: [UInt8])] = [
    ("assets/engine.js", PackageResources.engine_js),
    ("assets/examples.js", PackageResources.examples_js),
    ("assets/site.css", PackageResources.site_css),
    ("templates/claims.mustache", PackageResources.claims_mustache),
    ("templates/compare.mustache", PackageResources.compare_mustache),
    ("templates/example.mustache", PackageResources.example_mustache),
    ("templates/example-page.mustache", PackageResources.example_page_mustache),
    ("templates/examples.mustache", PackageResources.examples_mustache),
    ("templates/layout.mustache", PackageResources.layout_mustache),
    ("templates/scenario.mustache", PackageResources.scenario_mustache),
    ("templates/state-table.mustache", PackageResources.state_table_mustache),
  ]
}
