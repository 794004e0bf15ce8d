/// Where something stands in an export.
package struct ImportPlace: Sendable, Hashable, CustomStringConvertible {
    package let file: String
    /// The physical line, from 1; the byte where `isOffset`, from 0.
    package let number: Int
    /// Files without lines, such as XML on one line, name the byte.
    package let isOffset: Bool

    /// A line.
    package init(file: String, line: Int) {
        (self.file, number, isOffset) = (file, line, false)
    }

    /// A byte.
    package init(file: String, offset: Int) {
        (self.file, number, isOffset) = (file, offset, true)
    }

    /// `Habits.csv:4`, or `export.xml, byte 1200`.
    package var description: String { isOffset ? "\(file), byte \(number)" : "\(file):\(number)" }
}
