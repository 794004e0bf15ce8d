/// Where a record stands in its file.
package struct RecordPlace: Sendable, Hashable {
    /// The physical line of its first character, from 1.
    package let line: Int
    /// How many records begin on that line before it, and how many in all: a list in JSON may be one line.
    package let index, count: Int

    package init(line: Int, index: Int, count: Int) {
        (self.line, self.index, self.count) = (line, index, count)
    }
}
