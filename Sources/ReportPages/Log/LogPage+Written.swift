import ProgressModel
import ReportMarkup
import ReportWords

extension LogPage {
    /// What is written for the day, with a button beside each record that takes it out, and the last change.
    var writtenHTML: HTML {
        let (phrases, writer) = (frame.language.phrases, writer(.written))
        // All buttons of the records belong to one form: a list of a hundred records has one.
        let content: HTML = """
            \(writer.problem(nil))\(self.writer(.undo).problem(nil))\
            \(if: written.isEmpty, #"<p class="quiet">\#(phrases.nothingWrittenDown)</p>"#)\
            \(if: !written.isEmpty, """
                <form id="\(writer.form.id)" method="post" action="/log/remove" autocomplete="off">\
                \(writer.shared)</form>
                """)\
            \(written.entry, { entry in
                #"<p class="log-entry">\#(entry)\#(written.entryKey, { writer.removal($0, of: entry) })</p>"#
            })\
            \({ html in
                guard let note = written.entryNote else { return }
                html.note(note, "entry-note", topHeadingLevel: 3, id: "e-", frame.noteLabels)
            })\
            \(timeline(writer))\
            \(written.note, { note in
                """
                <div class="log-note">\({ $0.note(note, "note", topHeadingLevel: 3, id: "n-", frame.noteLabels) })\
                \(writer.removal(RecordKey(note: note), of: phrases.noteOfDay))</div>
                """
            })\
            \(written.link, { "<p>\(arrow: $0, on: frame.address, phrases.dayInCalendar)</p>" })\
            \(written.lastChange, { change in
                """
                <div class="last-change"><p class="quiet">\(phrases.lastChange(change.text, change.time))</p>\
                \(undoing(change.id))</div>
                """
            })
            """
        return .card("log-written", id: "h-written", title: phrases.writtenDown, content)
    }

    /// The number of records of a day that aren't folded up; if there are more of them, all are.
    private static let mostShown = 3

    private func timeline(_ writer: LogFormWriter) -> HTML {
        guard !written.timeline.isEmpty else { return "" }
        let list: HTML = """
            <ul class="logs">\
            \({ html in
                for (number, record) in written.timeline.enumerated() {
                    html.timelineEntry(record.entry, id: "w\(number)-", frame.noteLabels) { html in
                        html += writer.removal(record.key, of: record.entry.spoken)
                    }
                }
            })</ul>
            """
        guard written.timeline.count > LogPage.mostShown else { return list }
        let summary = frame.language.phrases.logs(written.timeline.count).text
        return #"<details class="more"><summary>\#(summary)</summary>\#(list)</details>"#
    }
}

extension LogFormWriter {
    /// The button that takes a record out; a screen reader hears which one.
    fileprivate func removal(_ key: RecordKey, of record: String) -> HTML {
        """
        <button class="remove" type="submit" form="\(form.id)" name="\(LogField.record.rawValue)" value="\(key.text)" \
        title="\(phrases.takeOut)"><span aria-hidden="true">×</span><span class="vh">\
        \(phrases.takeOut(record))</span></button>
        """
    }
}

extension TimelineEntry {
    /// The record in a few words, as it is read aloud.
    fileprivate var spoken: String {
        [time?.hourAndMinute ?? "", title, value].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
