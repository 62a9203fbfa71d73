/// The files of this folder as they were when the command was built, so that it needs none beside it.
public enum StandardTheme {
  /// The files by their paths in the folder.
  public static let contents: [(path: String, bytes: [UInt8])] = [
    ("assets/engine.js", PackageResources.engine_js),
    ("assets/search-button.css", PackageResources.search_button_css),
    ("assets/search-dialog.js", PackageResources.search_dialog_js),
    ("assets/search-index.js", PackageResources.search_index_js),
    ("assets/search.css", PackageResources.search_css),
    ("assets/search.js", PackageResources.search_js),
    ("assets/site.css", PackageResources.site_css),
    ("templates/claims.mustache", PackageResources.claims_mustache),
    ("templates/compare.mustache", PackageResources.compare_mustache),
    ("templates/example.mustache", PackageResources.example_mustache),
    ("templates/layout.mustache", PackageResources.layout_mustache),
    ("templates/scenario.mustache", PackageResources.scenario_mustache),
    ("templates/state-table.mustache", PackageResources.state_table_mustache),
  ]
}
