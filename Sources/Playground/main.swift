import TraceRendering

// In WebAssembly the page calls the functions of `Exports.swift`. Anywhere else this is a command
// that does the same with its standard input, so that the two can be compared.
#if !arch(wasm32)
  var block = ""
  while let line = readLine(strippingNewline: false) { block += line }
  print(PlaygroundAnswer.json(block: block), terminator: "")
#endif
