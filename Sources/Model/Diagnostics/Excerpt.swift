/// The part of a source line that a message shows, and where its caret stands.
///
/// A JSON export may be one line of a megabyte, so at most `width` characters around the column are kept.
struct Excerpt {
    /// What is shown, without control characters.
    let text: String
    /// How many characters are before the caret; nil if there is no column.
    let caretOffset: Int?

    private static let width = 100

    /// Cuts `line` so that `column` (from 1, in characters) is visible.
    init(line: String, column: Int?) {
        let characters = line.unicodeScalars.map { PlainText.isControl($0) ? " " : Character($0) }
        guard let column else {
            text = String(characters.prefix(Excerpt.width)) + (characters.count > Excerpt.width ? "…" : "")
            caretOffset = nil
            return
        }
        let offset = min(max(column - 1, 0), characters.count)
        let start = offset < Excerpt.width ? 0 : offset - Excerpt.width / 2
        let shown = characters[start..<min(characters.count, start + Excerpt.width)]
        let before = start > 0 ? "…" : ""
        text = before + String(shown) + (start + Excerpt.width < characters.count ? "…" : "")
        caretOffset = offset - start + before.count
    }
}

/// As much of a text as a message quotes: 100 characters, and an ellipsis for the rest.
package func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuote, limitedBy: scalars.endIndex),
        end < scalars.endIndex
    else { return text }
    return String(text[..<end]) + "…"
}

/// As much of a text in UTF-8 as a message quotes, without reading the rest of it.
package func shortened(_ text: ArraySlice<UInt8>) -> String {
    // One byte more than the longest 100 characters tells whether there is more.
    shortened(String(decoding: text.prefix(longestQuote * 4 + 1), as: UTF8.self))
}

private let longestQuote = 100
