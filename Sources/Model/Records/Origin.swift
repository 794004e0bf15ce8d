/// Where a record was read, for messages and explanations.
package struct Origin: Hashable, Sendable {
    /// An index into `History.files`.
    package let file: Int
    /// The physical line of its first character, from 1.
    package let line: Int

    package init(file: Int, line: Int) {
        self.file = file
        self.line = line
    }
}
