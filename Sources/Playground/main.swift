import TraceRendering

// In WebAssembly the page calls the functions of `Exports.swift`. On other systems this command does the same
// with standard input, so that the answers can be compared.
#if !arch(wasm32)
  var block = ""
  while let line = readLine(strippingNewline: false) { block += line }
  print(PlaygroundAnswer.json(block: block), terminator: "")
#endif
