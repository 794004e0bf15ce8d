import ProgressLoading
import ProgressModel
import ProgressRecording

/// Puts the texts of an import into the notes of their days, unless they are there.
struct NoteMatches {
    private let notes: [ImportedNote]
    private let target: ImportTarget

    init(_ notes: [ImportedNote], _ target: ImportTarget) {
        (self.notes, self.target) = (notes, target)
    }

    /// The changes, one for each day.
    func changes(_ summary: inout ImportSummary) -> [FileChange] {
        var paragraphs: [Day: [String]] = [:]
        var whole: [FileChange] = []
        for note in notes {
            let present = target.history.notes[note.day] ?? ""
            if present.contains(note.text) || paragraphs[note.day]?.contains(note.text) == true { continue }
            if note.isWhole {
                if present.isEmpty {
                    whole.append(FileChange(new: "notes/\(note.day).md", note.text))
                    summary.notes += 1
                } else {
                    summary.notices.add(.noteKept, "\(note.day)", at: note.place)
                }
                continue
            }
            paragraphs[note.day, default: []].append(note.text)
        }
        return whole
            + paragraphs.sorted { $0.key < $1.key }.compactMap { day, texts in
                guard let change = NewNote(texts.joined(separator: "\n\n"), on: day).change(in: target.files) else {
                    summary.notices.add(.noteKept, "\(day)")
                    return nil
                }
                summary.notes += texts.count
                return change
            }
    }
}
