/// A position in a file of the data directory.
package struct SourceLocation: Sendable, Hashable {
    /// The path relative to the data directory.
    package let file: String
    /// The line in the file, from 1.
    package let line: Int
    /// The column in characters of `sourceLine`, from 1; nil for the whole line.
    package let column: Int?
    /// The line without its end, or the part around the position; nil if the file is missing or not text.
    package let sourceLine: String?

    package init(file: String, line: Int, column: Int? = nil, sourceLine: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.sourceLine = sourceLine
    }
}
