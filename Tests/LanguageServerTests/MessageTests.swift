import Testing

@testable import LanguageServer

@Suite struct MessageTests {
  private func kind(_ text: String) -> String {
    guard let value = JSONValue(Array(text.utf8)) else { return "no JSON" }
    switch Message(value) {
    case .request(_, let method, _): return "request \(method)"
    case .notification(let method, _): return "notification \(method)"
    case .response: return "response"
    case .invalid(_, let reason): return reason
    }
  }

  @Test func messagesAreToldApart() {
    #expect(kind("{\"id\":1,\"method\":\"a\"}") == "request a")
    #expect(kind("{\"id\":\"x\",\"method\":\"a\"}") == "request a")
    #expect(kind("{\"method\":\"a\"}") == "notification a")
    #expect(kind("{\"id\":1,\"result\":null}") == "response")
  }

  @Test func otherValuesHaveAReason() {
    #expect(kind("[]") == "A message is an object")
    #expect(kind("5") == "A message is an object")
    #expect(kind("{}") == "A message needs a 'method'")
    #expect(kind("{\"id\":1,\"method\":5}") == "A message needs a 'method'")
    #expect(kind("{\"id\":{},\"method\":\"a\"}") == "An id is a number or a text")
    #expect(kind("{") == "no JSON")
    #expect(kind("\u{0}") == "no JSON")
    #expect(kind("{\"a\":\"\\ud800\"}") == "no JSON")
    #expect(kind(String(repeating: "[", count: 100_000)) == "no JSON")
  }

  @Test func valuesAreWrittenAsTheyWereRead() throws {
    let text = "{\"a\":[1,-2,true,null,\"\\\"\\\\\\u0001\\n\u{1F600}\"],\"b\":{\"c\":1.5}}"
    let value = try #require(JSONValue(Array(text.utf8)))
    #expect(String(decoding: value.bytes, as: UTF8.self) == text)
  }

  @Test func addressesAreDecodedAndEncoded() {
    #expect(DocumentURI.path(of: "file:///a%20b/%C3%A9.md") == "/a b/é.md")
    #expect(DocumentURI.path(of: "file://localhost/a.md") == "/a.md")
    #expect(DocumentURI.path(of: "file://other/a.md") == nil)
    #expect(DocumentURI.path(of: "untitled:Untitled-1") == nil)
    #expect(DocumentURI.path(of: "file:///a%00.md") == nil)
    #expect(DocumentURI.uri(ofPath: "/a b/é.md") == "file:///a%20b/%C3%A9.md")
  }

  @Test func aCancellationOvertakesItsRequest() async {
    let inbox = Inbox<Int>()
    await inbox.add(.message(.request(id: 1, method: "a", params: .null)))
    await inbox.add(.message(.notification(method: "$/cancelRequest", params: ["id": 1])))
    #expect(await inbox.takeCancellation(of: 1))
    #expect(await !inbox.takeCancellation(of: 1))
    #expect(await !inbox.takeCancellation(of: "1"))
    guard case .message(.request) = await inbox.next() else {
      Issue.record("The request is not there")
      return
    }
    #expect(await inbox.isEmpty)
  }
}
