import Foundation

/// The files of a content folder: pages, and other files, which are copied.
package struct ContentFolder: Sendable {
  /// The folder as the user named the folder, for diagnostics; without a slash at the end.
  package let name: String
  /// The paths of the pages relative to the folder, in order.
  package private(set) var pagePaths: [String]
  /// The paths of the other files relative to the folder, in order.
  package let filePaths: [String]
  /// The paths that the configuration excludes, in order.
  let excludedPaths: [String]
  /// The configuration of the folder.
  let configurationFile: ConfigurationFile
  /// True if only some files were listed. The folder may hold other files.
  let isPartial: Bool

  /// Lists a folder. Hidden files and folders are left out.
  /// - Parameter path: The folder.
  /// - Throws: An error if the folder does not exist or cannot be read.
  package init(_ path: String) throws(InputError) {
    guard !path.isEmpty else { throw InputError("The name of the content folder is empty") }
    name = FilePath.normalized(path)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isDirectory) else {
      throw InputError(
        "There is no content folder '\(name)'",
        help: FilePath.suggestion(for: name, where: FilePath.isFolder)
          ?? "name it with '--content DIR'")
    }
    guard isDirectory.boolValue else { throw InputError("'\(name)' is not a folder") }
    let files = try FileTree.files(in: name)
    configurationFile =
      files.contains(SiteConfiguration.fileName)
      ? try ConfigurationFile(FilePath.join(name, SiteConfiguration.fileName))
      : ConfigurationFile()
    let exclude = configurationFile.configuration.exclude
    excludedPaths = files.filter { exclude.contain($0) }
    let builds = SiteVersions.folders(of: configurationFile.configuration)
    let others = files.filter { file in
      !exclude.contain(file) && file != SiteConfiguration.fileName
        && !builds.contains { FilePath.relative(file, to: $0) != nil }
    }
    pagePaths = others.filter { Page.isPage($0) }
    filePaths = others.filter { !Page.isPage($0) }
    isPartial = false
  }

  /// A single page, without a look at the other files of the folder.
  /// - Parameter page: The normalized path of the page.
  init(page: String) {
    name = FilePath.parent(of: page)
    pagePaths = [FilePath.name(of: page)]
    filePaths = []
    excludedPaths = []
    configurationFile = ConfigurationFile()
    isPartial = true
  }

  /// The pages of a folder without the folders inside. Links may lead to any other file.
  /// - Parameter folder: The folder; empty for pages that are in no folder.
  /// - Throws: An error if the folder cannot be read.
  init(pagesOf folder: String) throws(InputError) {
    name = folder.isEmpty ? "." : FilePath.normalized(folder)
    let names = folder.isEmpty ? [] : (try? FileManager.default.contentsOfDirectory(atPath: name))
    guard let names else { throw InputError("The folder '\(folder)' cannot be read") }
    pagePaths = names.filter { Page.isPage($0) && !FileTree.isHidden($0) }.sorted()
    filePaths = []
    excludedPaths = []
    configurationFile = ConfigurationFile()
    isPartial = true
  }

  /// The same folder with some pages more, which may not be saved yet.
  func adding(pages: some Sequence<String>) -> ContentFolder {
    var folder = self
    folder.pagePaths = Set(pagePaths).union(pages).sorted()
    return folder
  }

  /// The path of a file, for opening the file and for diagnostics.
  package func path(of file: String) -> String { FilePath.join(name, file) }

  /// The name of the folder that commands take without an argument.
  package static let usualName = "Content"

  /// The nearest folder of the usual name at or above a folder, below the working directory.
  static func usual(above folder: String) -> String? {
    let here = OutputFolder.canonical(".")
    guard let relative = FilePath.relative(OutputFolder.canonical(folder), to: here) else {
      return nil
    }
    let parts = relative.split(separator: "/")
    guard let place = parts.lastIndex(where: { $0 == usualName }) else { return nil }
    return parts[...place].joined(separator: "/")
  }

  /// The nearest folder at or above a folder that has a configuration.
  package static func configured(above folder: String) -> String? {
    var folder = folder
    while true {
      let file = FilePath.join(folder, SiteConfiguration.fileName)
      if FileManager.default.fileExists(atPath: file) { return folder }
      let parent = FilePath.parent(of: folder)
      guard folder != ".", folder != "/", parent != folder else { return nil }
      folder = parent
    }
  }
}
