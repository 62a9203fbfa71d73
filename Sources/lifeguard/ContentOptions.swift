import ArgumentParser

/// The folder with the pages, with or without the name of the option.
struct ContentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The folder with the pages. Default: 'Content'.", valueName: "dir"))
  var folder: String?

  @Option(help: ArgumentHelp("The same folder, as an option.", valueName: "dir"))
  var content: String?

  func validate() throws {
    if let folder, let content, folder != content {
      throw ValidationError(
        "Two folders are named, '\(folder)' and '\(content)'; remove one of the two.")
    }
  }

  /// The path of the folder.
  var path: String { folder ?? content ?? "Content" }
}
