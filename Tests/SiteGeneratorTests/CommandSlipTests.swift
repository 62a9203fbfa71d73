import Testing

/// Slips in the names of commands, options and files, each with what to write.
@Suite struct CommandSlipTests {
  @Test(arguments: [
    ("verfy", "did you mean 'verify'? Write 'lifeguard verify'"),
    ("Content", "write 'lifeguard verify Content'"),
    ("qwertz", "the commands are 'build', 'verify', "),
  ])
  func aMisspelledCommandIsToldWhatToWrite(word: String, help: String) throws {
    let folder = try TemporaryFolder(["Content/index.md": "# A\n"])
    let result = try Command.run([word], in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("error: '\(word)' is not a command\nhelp: \(help)"),
      "\(result.errors)")
  }

  @Test(arguments: [
    (["help", "verfy"], "did you mean 'verify'? Write 'lifeguard verify'"),
    (["--verison"], "did you mean '--version'? Write 'lifeguard --version'"),
    (["verify", "Contnt"], "did you mean 'Content'?"),
    (["verify", "Content/indx.md"], "did you mean 'Content/index.md'?"),
    (["build", "Contnt"], "did you mean 'Content'?"),
    (["serve", "--content", "Contnt"], "did you mean 'Content'?"),
    (["build", "--module", "b.gz"], "did you mean 'a.gz'?"),
  ])
  func aMisspelledNameIsToldWhatToWrite(arguments: [String], help: String) throws {
    let folder = try TemporaryFolder(["Content/index.md": "# A\n", "a.gz": ""])
    let result = try Command.run(arguments, in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("\nhelp: \(help)\n"), "\(result.errors)")
  }

  @Test(arguments: [
    ["verify", "Guide"], ["verify", "--content", "Guide"], ["build", "Guide"],
    ["build", "--content", "Guide"],
  ])
  func theFolderIsNamedWithOrWithoutAnOption(arguments: [String]) throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Guide/index.md": "# A\n"]) { _, new in new })
    #expect(try Command.run(arguments, in: folder).status == 0)
    let two = try Command.run(["build", "Guide", "--content", "Content"], in: folder)
    #expect(two.status == 2 && two.errors.contains("remove one of the two"))
  }
}
