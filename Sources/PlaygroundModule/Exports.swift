#if arch(wasm32)
  import Playground

  // The functions that JavaScript calls. Numbers are offsets into the exported memory.
  //
  // An instance answers a single request. No memory is given back, because the page restores the
  // memory that the instance had before the request.

  /// Makes room for the text of a request.
  /// - Parameter size: The number of bytes.
  /// - Returns: The beginning of the room.
  @_expose(wasm, "allocate")
  @_cdecl("allocate")
  public func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: 8)
  }

  /// Answers a request: see `PlaygroundRequest`.
  /// - Parameters:
  ///   - text: The beginning of the UTF-8.
  ///   - length: The number of bytes.
  /// - Returns: The beginning of the answer: the length in bytes as a little-endian `UInt32`, then the UTF-8.
  @_expose(wasm, "answer")
  @_cdecl("answer")
  public func answer(_ text: UnsafeRawPointer, _ length: Int) -> UnsafeMutableRawPointer {
    let bytes = UnsafeRawBufferPointer(start: text, count: max(0, length))
    let request = String(decoding: bytes, as: UTF8.self)
    let answer = Array(PlaygroundRequest.answer(request).utf8)
    let result = allocate(answer.count + 4)
    result.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
    (result + 4).copyMemory(from: answer, byteCount: answer.count)
    return result
  }
#endif
