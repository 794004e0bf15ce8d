/// A part of a text that is replaced by another.
package struct TextEdit: Sendable, Equatable {
    /// Where the part begins in the text before the change.
    package let offset: Int
    /// The part; empty where something is only put in.
    package var removed: [UInt8] = []
    package let inserted: [UInt8]
}

extension TextEdit {
    /// Makes an edit that puts something in.
    init(at offset: Int, _ inserted: String) {
        self.init(offset: offset, inserted: Array(inserted.utf8))
    }
}

extension [TextEdit] {
    /// The text after these edits, which are ascending and do not overlap; nil where one removes what is not there.
    package func applied(to text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var done = 0
        for edit in self {
            let end = edit.offset + edit.removed.count
            guard edit.offset >= done, end <= text.count, text[edit.offset..<end].elementsEqual(edit.removed) else {
                return nil
            }
            result += text[done..<edit.offset]
            result += edit.inserted
            done = end
        }
        return result + text[done...]
    }

    /// The edits that lead back from the changed text.
    package var reversed: [TextEdit] {
        var shift = 0
        return map { edit in
            defer { shift += edit.inserted.count - edit.removed.count }
            return TextEdit(offset: edit.offset + shift, removed: edit.inserted, inserted: edit.removed)
        }
    }
}
