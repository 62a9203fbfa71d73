/// The files of this folder as they were when the command was built, so that it needs none beside it.
public enum StandardTheme {
  /// The files by their paths in the folder.
  public static let contents: [(path: String, bytes: [UInt8])] = [
    ("assets/engine.js", PackageResources.engine_js),
    ("assets/examples.js", PackageResources.examples_js),
    ("assets/site.js", PackageResources.site_js),
    ("assets/stepper-parts.js", PackageResources.stepper_parts_js),
    ("assets/stepper-state.js", PackageResources.stepper_state_js),
    ("assets/stepper.js", PackageResources.stepper_js),
    ("assets/theme.js", PackageResources.theme_js),
    ("styles/a-tokens.css", PackageResources.a_tokens_css),
    ("styles/b-base.css", PackageResources.b_base_css),
    ("styles/c-frame.css", PackageResources.c_frame_css),
    ("styles/d-prose.css", PackageResources.d_prose_css),
    ("styles/e-code.css", PackageResources.e_code_css),
    ("styles/f-tables.css", PackageResources.f_tables_css),
    ("styles/g-scenario.css", PackageResources.g_scenario_css),
    ("styles/h-blocks.css", PackageResources.h_blocks_css),
    ("styles/i-example.css", PackageResources.i_example_css),
    ("styles/j-stepper.css", PackageResources.j_stepper_css),
    ("styles/k-examples.css", PackageResources.k_examples_css),
    ("styles/y-phone.css", PackageResources.y_phone_css),
    ("styles/z-print.css", PackageResources.z_print_css),
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
