import Testing

@Suite struct ImportTests {
  private func problems(_ text: String, in target: String) -> [String] {
    Imports.problems(SourceFile(path: "Sources/\(target)/X.swift", text: text))
  }

  @Test func everyFileKeepsToTheTable() {
    let files = Checkout.swiftFiles.filter { $0.path.hasPrefix("Sources/") }
    #expect(files.count > 100)
    report(files.flatMap(Imports.problems))
  }

  @Test func everyTargetOfTheTableExists() {
    for target in Imports.allowed.keys {
      #expect(Checkout.paths.contains("Sources/\(target)/"), "\(target)")
    }
  }

  @Test(arguments: [
    "import Foundation", "  import Foundation", "@testable import Foundation",
    "internal import Foundation", "public import struct Foundation.Data",
    "@_implementationOnly import Foundation", "let a = 1; import Foundation",
    "import LifecycleEngine\n#if os(Linux)\n  import Foundation\n#endif",
  ])
  func aForbiddenImportIsFoundHoweverItIsWritten(text: String) {
    #expect(problems(text, in: "ScriptMachine").count == 1)
  }

  @Test func commentsAndStringsAreNoImports() {
    #expect(problems("// import Foundation\n/*\nimport Yams\n*/\n", in: "LifecycleEngine").isEmpty)
    #expect(problems("let a = \"\"\"\nimport Yams\n\"\"\"\n", in: "LifecycleEngine").isEmpty)
    #expect(problems("let important = 1\nimporting()\n", in: "LifecycleEngine").isEmpty)
  }

  @Test func theTableIsExact() {
    #expect(problems("import LifecycleEngine", in: "ScriptCompiler").isEmpty)
    #expect(problems("import ScriptCompiler", in: "LifecycleEngine").count == 1)
    #expect(problems("import Scenarios", in: "ScriptMachine").count == 1)
    #expect(problems("import ExampleRuns", in: "TraceRendering").count == 1)
    #expect(problems("import SiteGenerator", in: "Playground").count == 1)
    #expect(problems("import Markdown", in: "TraceRendering").count == 1)
    #expect(problems("import LifecycleEngine", in: "Markdown").count == 1)
    #expect(problems("import ArgumentParser", in: "SiteGenerator").count == 1)
    #expect(problems("import Foundation", in: "Playground").count == 1)
    #expect(problems("import ArgumentParser\nimport Foundation", in: "lifeguard").isEmpty)
    #expect(problems("", in: "Unknown").count == 1)
  }
}
