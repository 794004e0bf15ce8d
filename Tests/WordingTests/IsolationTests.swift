import Testing

@testable import Wording

@Suite("A name in a sentence")
struct IsolationTests {
    @Test("of letters from right to left is set apart", arguments: ["علي", "מים", "A علي", "ܐܒ", "𞤀𞤣𞤤𞤢𞤥"])
    func rightToLeft(name: String) {
        #expect(name.isolated == "\u{2068}\(name)\u{2069}")
    }

    @Test("of other letters stays as it is", arguments: ["Nora", "Zoë", "Ольга", "花子", "🍀", ""])
    func others(name: String) {
        #expect(name.isolated == name)
    }
}
