/// The position of a record in files, for messages and explanations.
package struct Origin: Hashable, Sendable {
    /// An index into `History.files`.
    package let file: Int
    /// The line of its first character in the file, from 1.
    package let line: Int

    package init(file: Int, line: Int) {
        self.file = file
        self.line = line
    }
}
