/// Events in their notation as HTML that narrow columns can break.
package enum EventMarkup {
  /// Renders an event as the content of a `code` element.
  ///
  /// The receiver, the name and the arguments are separate spans, which a theme can make boxes: a narrow
  /// column then breaks between two boxes before breaking inside a box.
  /// - Parameter event: The event as a line of an expectation.
  package static func html(_ event: String) -> String {
    let bytes = Array(event.utf8)
    let call = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    let name = bytes[..<call]
    let point = name.firstIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.startIndex
    let parts = [name[..<point], name[point...], bytes[call...]].filter { !$0.isEmpty }
    let out = Markup()
    for part in parts {
      out.raw("<span>").breakable(String(decoding: Array(part), as: UTF8.self)).raw("</span>")
    }
    return out.string
  }
}
