// Reads a folder of programs and says of each that SwiftParser rejects where and why:
//
//     oracle FOLDER
//
// The status is 1 if there is one, or if there is nothing to read.
import Foundation

/// Says something on standard error, and ends with the status of a failure.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("oracle: \(message)\n".utf8))
  exit(1)
}

guard CommandLine.arguments.count == 2 else { fail("name one folder of programs") }
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
  fail("'\(folder.path)' cannot be read")
}
let programs = names.filter { $0.hasSuffix(".swift") }.sorted()
guard !programs.isEmpty else { fail("'\(folder.path)' has no programs") }

var rejected = 0
for name in programs {
  guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
    fail("'\(name)' cannot be read")
  }
  let judgement = Judgement(String(decoding: data, as: UTF8.self), path: name)
  if !judgement.problems.isEmpty { rejected += 1 }
  for problem in judgement.problems { print(problem) }
}
print("oracle: \(programs.count) programs, \(rejected) of them rejected by SwiftParser")
exit(rejected == 0 ? 0 : 1)
