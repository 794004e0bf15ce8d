/// The part of a source line that is shown in a message, with the column of its caret.
///
/// A JSON export may be one line of a megabyte, so at most `width` characters around the column are kept.
struct Excerpt {
    /// The text shown, without control characters.
    let text: String
    /// The number of characters before the caret; nil without a column.
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

/// At most 100 characters of a text, with an ellipsis if it is longer, for a message.
package func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuote, limitedBy: scalars.endIndex),
        end < scalars.endIndex
    else { return text }
    return String(text[..<end]) + "…"
}

/// The same for UTF-8, without reading more than is needed.
package func shortened(_ text: ArraySlice<UInt8>) -> String {
    // One more byte than 100 characters can have, to know whether there is more.
    shortened(String(decoding: text.prefix(longestQuote * 4 + 1), as: UTF8.self))
}

private let longestQuote = 100
