/// A place in a file of the data directory.
package struct SourceLocation: Sendable, Hashable {
    /// The file's path, relative to the data directory.
    package let file: String
    /// The physical line, from 1.
    package let line: Int
    /// The column in characters of `sourceLine`, from 1; nil if the whole line is meant.
    package let column: Int?
    /// The line's text without its end, of a very long line the part around the place; nil if it cannot be shown (a
    /// file that is missing or is not text).
    package let sourceLine: String?

    package init(file: String, line: Int, column: Int? = nil, sourceLine: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.sourceLine = sourceLine
    }
}
