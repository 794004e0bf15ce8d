import ProgressLoading
import ProgressModel
import ProgressRecording

extension ImportTarget {
    /// The changes that put the texts of an import into the notes of their days, one for each day, unless they are there.
    func changes(for notes: [ImportedNote], _ summary: inout ImportSummary) -> [FileChange] {
        var paragraphs: [Day: [String]] = [:]
        var whole: [FileChange] = []
        for note in notes {
            let present = history.notes[note.day] ?? ""
            if present.contains(note.text) || paragraphs[note.day]?.contains(note.text) == true { continue }
            if !note.isWhole {
                paragraphs[note.day, default: []].append(note.text)
            } else if present.isEmpty {
                whole.append(FileChange(new: "notes/\(note.day).md", note.text))
                summary.notes += 1
            } else {
                summary.notices.add(.noteKept, "\(note.day)", at: note.place)
            }
        }
        return whole
            + paragraphs.sorted { $0.key < $1.key }.compactMap { day, texts in
                guard let change = NewNote(texts.joined(separator: "\n\n"), on: day).change(in: files) else {
                    summary.notices.add(.noteKept, "\(day)")
                    return nil
                }
                summary.notes += texts.count
                return change
            }
    }
}
