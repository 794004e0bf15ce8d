/// A place in a file while it is read.
package struct Position: Sendable {
    /// The byte the caret points at.
    package let offset: Int
    /// The physical line a message names, from 1.
    package let line: Int
    /// Any byte of that line.
    let anchor: Int
}

extension Position {
    /// A place in the line that a message names.
    init(offset: Int, line: Int) {
        self.init(offset: offset, line: line, anchor: offset)
    }
}
