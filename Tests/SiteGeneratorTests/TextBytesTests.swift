import Testing

@testable import SiteGenerator

/// Parts of texts, byte for byte.
@Suite struct TextBytesTests {
  @Test func aPartIsFoundAnywhere() {
    for text in ["ab", "xab", "abx", "aab", "a\u{301}ab"] {
      #expect(text.contains(bytes: "ab"), "\(text)")
    }
    #expect("data-live=".contains(bytes: ""))
  }

  @Test func anythingElseIsNotFound() {
    for text in ["", "a", "b", "ba", "aXb", "AB"] {
      #expect(!text.contains(bytes: "ab"), "\(text)")
    }
  }
}
