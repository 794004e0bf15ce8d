/// A change of one file of a data directory.
package struct FileChange: Sendable {
    /// The file before; nil if it is new.
    package let before: SourceFile?
    package let after: SourceFile
    /// In the text of the file as UTF-8, even if the file isn't.
    package let edits: [TextEdit]

    package var path: String { after.path }

    /// A change of an existing file; nil if the edits don't fit or the file isn't text.
    package init?(of file: SourceFile, _ edits: [TextEdit]) {
        guard file.canBeEdited, let text = edits.applied(to: file.bytes) else { return nil }
        before = file
        after = file.with(text: text)
        self.edits = edits
    }

    /// A new file, in the encoding of another one if that is given.
    package init(new path: String, _ text: String, like model: SourceFile? = nil) {
        self.init(new: path, utf8: Array(text.utf8), like: model)
    }

    /// A new file with bytes in UTF-8, which several changes may share: they can be megabytes.
    init(new path: String, utf8 text: [UInt8], like model: SourceFile? = nil) {
        before = nil
        let model = model ?? SourceFile(path: path, bytes: [])
        after = model.with(text: text, path: path)
        edits = [TextEdit(offset: 0, inserted: text)]
    }

    package var isEmpty: Bool { before?.bytes == after.bytes }

    /// The change of a file to another text, as one edit of the difference; nil if the file isn't text.
    package init?(of file: SourceFile, becoming text: [UInt8]) {
        let old = file.bytes
        var start = zip(old, text).prefix { $0 == $1 }.count
        let most = min(old.count, text.count) - start
        var end = zip(old.reversed(), text.reversed()).prefix(most).prefix { $0 == $1 }.count
        // Characters aren't split.
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
    /// The offset of the part in the text before the change.
    package let offset: Int
    /// The replaced part; empty for an insertion.
    package var removed: [UInt8] = []
    package let inserted: [UInt8]
}

extension TextEdit {
    init(at offset: Int, _ inserted: String) {
        self.init(offset: offset, inserted: Array(inserted.utf8))
    }
}

extension [TextEdit] {
    /// The text after these edits, which are ascending and don't overlap; nil if one removes text that isn't there.
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

    /// The edits that undo the change in the changed text.
    package var reversed: [TextEdit] {
        var shift = 0
        return map { edit in
            defer { shift += edit.inserted.count - edit.removed.count }
            return TextEdit(offset: edit.offset + shift, removed: edit.inserted, inserted: edit.removed)
        }
    }
}
