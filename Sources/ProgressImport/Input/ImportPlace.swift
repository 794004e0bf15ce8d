/// Where something stands in an export.
package struct ImportPlace: Sendable, Hashable, CustomStringConvertible {
    /// What `number` counts.
    package enum Unit: Sendable, Hashable {
        /// The physical line, from 1.
        case line
        /// The byte, from 0: files without lines, such as XML on one line, name it.
        case byte
    }

    package let file: String
    package let number: Int
    package let unit: Unit

    /// A line.
    package init(file: String, line: Int) {
        (self.file, number, unit) = (file, line, .line)
    }

    /// A byte.
    package init(file: String, offset: Int) {
        (self.file, number, unit) = (file, offset, .byte)
    }

    /// `Habits.csv:4` or `export.xml, byte 1200`.
    package var description: String {
        switch unit {
        case .line: "\(file):\(number)"
        case .byte: "\(file), byte \(number)"
        }
    }
}
