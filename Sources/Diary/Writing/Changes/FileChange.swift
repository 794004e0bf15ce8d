/// What happens to one file of a data directory.
package struct FileChange: Sendable {
    /// The file before; nil if there is none yet.
    package let before: SourceFile?
    package let after: SourceFile
    /// In the text of the file, which is UTF-8 also if the file is not.
    package let edits: [TextEdit]

    package var path: String { after.path }

    /// Makes the change of a file that exists; nil if the edits do not fit or the file is no text.
    package init?(of file: SourceFile, _ edits: [TextEdit]) {
        guard file.canBeEdited, let text = edits.applied(to: file.bytes) else { return nil }
        before = file
        after = file.with(text: text)
        self.edits = edits
    }

    /// Makes a new file, in the encoding of another one if that is given.
    package init(new path: String, _ text: String, like model: SourceFile? = nil) {
        self.init(new: path, utf8: Array(text.utf8), like: model)
    }

    /// Makes a new file of its bytes in UTF-8, which several changes may share: they can be megabytes.
    init(new path: String, utf8 text: [UInt8], like model: SourceFile? = nil) {
        before = nil
        let model = model ?? SourceFile(path: path, bytes: [])
        after = model.with(text: text, path: path)
        edits = [TextEdit(offset: 0, inserted: text)]
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { before?.bytes == after.bytes }

    /// The change of a file to another text, as one edit of what differs; nil if the file is no text.
    package init?(of file: SourceFile, becoming text: [UInt8]) {
        let old = file.bytes
        var start = zip(old, text).prefix { $0 == $1 }.count
        let most = min(old.count, text.count) - start
        var end = zip(old.reversed(), text.reversed()).prefix(most).prefix { $0 == $1 }.count
        // No character is cut.
        while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
        while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
        let edit = TextEdit(
            offset: start, removed: Array(old[start..<old.count - end]), inserted: Array(text[start..<text.count - end])
        )
        self.init(of: file, edit.removed == edit.inserted ? [] : [edit])
    }
}

extension [SourceFile] {
    /// The files of a directory after a change.
    package func applying(_ changes: [FileChange]) -> [SourceFile] {
        let changed = Set(changes.map(\.path))
        return filter { !changed.contains($0.path) } + changes.map(\.after)
    }
}

/// A part of a text that is replaced by another.
package struct TextEdit: Sendable, Equatable {
    /// Where the part begins in the text before the change.
    package let offset: Int
    /// The part; empty if something is only put in.
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
    /// The text after these edits, which are ascending and do not overlap; nil if one removes what is not there.
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
