import ExampleRuns
import Markdown
import TraceRendering

/// The code that a reader of the playground can start from. The templates stand in a Markdown page:
/// a heading for each template, and below the heading a scenario, a view controller, or both.
package struct PlayTemplate {
  /// The title in the menu: `Navigation controller`.
  package let title: String
  /// The scenario: info string and body; nil for a template without one.
  package let scenario: (info: String, body: String)?
  /// The file with a view controller; nil for a template without one.
  package let controller: String?

  /// The page with the templates, for the tests that verify the page.
  package static let markdown = PackageResources.play_templates_md

  /// All templates in the order of the menu.
  package static let all: [PlayTemplate] = {
    let page = Page(path: "play-templates.md", file: "play-templates.md", bytes: markdown)
    let headings = page.document?.headings.filter { $0.level == 2 } ?? []
    return headings.enumerated().map { index, heading in
      let end = index + 1 < headings.count ? headings[index + 1].line : Int.max
      let blocks = page.blocks.filter { (heading.line..<end).contains($0.code.fenceLine) }
      let scenario = blocks.first { $0.scenario != nil }?.code
      let controller = blocks.first { LiveBlockKind($0.info) == .swift }?.code
      return PlayTemplate(
        title: heading.text, scenario: scenario.map { ($0.info, $0.literal) },
        controller: controller?.literal)
    }
  }()

  /// The script that hands templates over to the playground.
  static func script(of templates: [PlayTemplate]) -> String {
    let out = Markup()
    out.raw("lifeguardPlayTemplates([")
    for (index, template) in templates.enumerated() {
      out.raw(index > 0 ? ",\n{" : "\n{").key("title").json(template.title)
      if let (info, body) = template.scenario {
        out.raw(",").key("info").json(info).raw(",").key("code").json(body)
      }
      if let controller = template.controller { out.raw(",").key("controller").json(controller) }
      out.raw("}")
    }
    return out.raw("\n]);\n").string
  }
}
