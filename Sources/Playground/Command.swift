import TraceRendering

// In WebAssembly the page calls the functions of `Exports.swift`. Anywhere else the program is a
// command that answers its standard input, so that a test can compare the two.
#if !arch(wasm32)
  @main
  enum Command {
    static func main() {
      var block = ""
      while let line = readLine(strippingNewline: false) { block += line }
      print(PlaygroundAnswer.json(block: block), terminator: "")
    }
  }
#endif
