import Counting
import Markup
import Model
import Wording

extension LogPage {
    /// The day's records, each with a button that removes it, and the last change.
    var writtenHTML: HTML {
        let (day, days, phrases, writer) = (sheet.day, report.analysis.days, report.phrases, writer(.written))
        let isKnown = days.range.contains(day)
        let entry = isKnown ? days.entry(on: day) : nil
        let words = entry.map { $0.level.emoji + " " + phrases.levelWords($0.level, $0.drinks) } ?? ""
        let records = isKnown ? TimelineEntry.each(on: day, in: report) : []
        let note = report.analysis.history.notes[day]
        let isEmpty = entry == nil && records.isEmpty && note == nil
        // All buttons of the records belong to one form, even if there are a hundred.
        let content: HTML = """
            \(writer.problem(nil))\(self.writer(.undo).problem(nil))\
            \(if: isEmpty, #"<p class="quiet">\#(phrases.nothingWrittenDown)</p>"#)\
            \(if: !isEmpty, """
                <form id="\(writer.form.id)" method="post" action="/log/remove" autocomplete="off">\
                \(writer.shared)</form>
                """)\
            \(entry, { entry in
                #"<p class="log-entry">\#(words)\#(writer.removal(RecordKey(entry), of: words))</p>"#
            })\
            \({ html in
                guard let note = entry?.note else { return }
                html.note(note, "entry-note", topHeadingLevel: 3, id: "e-", frame.noteLabels)
            })\
            \(timeline(records, writer))\
            \(note, { note in
                """
                <div class="log-note">\({ $0.note(note, "note", topHeadingLevel: 3, id: "n-", frame.noteLabels) })\
                \(writer.removal(RecordKey(note: note), of: phrases.noteOfDay))</div>
                """
            })\
            \(Link(day, in: report), { "<p>\(arrow: $0, on: frame.address, phrases.dayInCalendar)</p>" })\
            \(sheet.lastChange, { change in
                """
                <div class="last-change"><p class="quiet">\(phrases.lastChange(change.text, change.time))</p>\
                \(undoing(change.id))</div>
                """
            })
            """
        return .card("log-written", id: "h-written", title: phrases.writtenDown, content)
    }

    /// The maximum number of records of a day that aren't folded up; more are all folded up.
    private static let mostShown = 3

    /// The records as separate entries, so that each can be removed.
    private func timeline(_ records: [(entry: TimelineEntry, key: RecordKey)], _ writer: LogFormWriter) -> HTML {
        guard !records.isEmpty else { return "" }
        let list: HTML = """
            <ul class="logs">\
            \({ html in
                for (number, record) in records.enumerated() {
                    html.timelineEntry(record.entry, id: "w\(number)-", frame.noteLabels) { html in
                        html += writer.removal(record.key, of: record.entry.spoken)
                    }
                }
            })</ul>
            """
        guard records.count > LogPage.mostShown else { return list }
        let summary = frame.language.phrases.logs(records.count).text
        return #"<details class="more"><summary>\#(summary)</summary>\#(list)</details>"#
    }
}

extension LogFormWriter {
    /// The button that removes a record, with the record's name for screen readers.
    fileprivate func removal(_ key: RecordKey, of record: String) -> HTML {
        """
        <button class="remove" type="submit" form="\(form.id)" name="\(LogField.record.rawValue)" value="\(key.text)" \
        title="\(phrases.takeOut)"><span aria-hidden="true">×</span><span class="vh">\
        \(phrases.takeOut(record))</span></button>
        """
    }
}

extension TimelineEntry {
    /// The record in a few words, for screen readers.
    fileprivate var spoken: String {
        [time?.hourAndMinute ?? "", title, value].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
