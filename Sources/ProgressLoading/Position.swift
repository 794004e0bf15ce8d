/// A place in a file while it is read.
struct Position: Sendable {
    /// The byte the caret points at.
    let offset: Int
    /// The physical line a message names, from 1.
    let line: Int
    /// Any byte of that line.
    let anchor: Int

    /// A place whose own line is the one to name.
    init(offset: Int, line: Int) {
        self.init(offset: offset, line: line, anchor: offset)
    }

    /// A place that is named by the line its record begins on.
    init(offset: Int, line: Int, anchor: Int) {
        self.offset = offset
        self.line = line
        self.anchor = anchor
    }
}
