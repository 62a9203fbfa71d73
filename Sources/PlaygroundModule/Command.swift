import Playground

// In WebAssembly the page calls the functions of `Exports.swift`. Anywhere else the program is a
// command that answers its standard input, so that a test can compare the two.
#if !arch(wasm32)
  @main
  enum Command {
    static func main() {
      var request = ""
      while let line = readLine(strippingNewline: false) { request += line }
      print(PlaygroundRequest.answer(request), terminator: "")
    }
  }
#endif
