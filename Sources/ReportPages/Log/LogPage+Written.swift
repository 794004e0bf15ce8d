import ProgressModel
import ReportMarkup
import ReportWords

extension LogPage {
    /// Writes what stands written for the day, with a button beside each record that takes it out, and the last change.
    func writeWritten(to html: inout HTML) {
        let (phrases, writer) = (frame.language.phrases, writer(.written))
        html.card("log-written", id: "h-written", title: phrases.writtenDown) { html in
            writer.problem(nil, to: &html)
            self.writer(.undo).problem(nil, to: &html)
            if written.isEmpty { html.element("p", #"class="quiet""#, text: phrases.nothingWrittenDown) }
            if !written.isEmpty { writeRemovalForm(writer, to: &html) }
            if let entry = written.entry {
                html.element("p", #"class="log-entry""#) { html in
                    html.text(entry)
                    if let key = written.entryKey { html.removal(key, of: entry, writer) }
                }
            }
            if let note = written.entryNote {
                html.note(note, "entry-note", topHeadingLevel: 3, id: "e-", frame.noteLabels)
            }
            writeTimeline(writer, to: &html)
            if let note = written.note {
                html.element("div", #"class="log-note""#) { html in
                    html.note(note, "note", topHeadingLevel: 3, id: "n-", frame.noteLabels)
                    html.removal(RecordKey(note: note), of: phrases.noteOfDay, writer)
                }
            }
            if let link = written.link {
                html.element("p") { $0.arrowLink(link, on: frame.address, text: phrases.dayInCalendar) }
            }
            guard let change = written.lastChange else { return }
            html.element("div", #"class="last-change""#) { html in
                html.element("p", #"class="quiet""#, text: phrases.lastChange(change.text, change.time))
                writeUndo(change.id, to: &html)
            }
        }
    }

    /// As many logs of a day stand open; more of them wait behind their number.
    private static let mostShown = 3

    private func writeTimeline(_ writer: LogFormWriter, to html: inout HTML) {
        guard !written.timeline.isEmpty else { return }
        let isFolded = written.timeline.count > LogPage.mostShown
        if isFolded {
            html.open("details") { $0.attributes(#"class="more""#) }
            html.element("summary", text: frame.language.phrases.logs(written.timeline.count).text)
        }
        html.element("ul", #"class="logs""#) { html in
            for (number, record) in written.timeline.enumerated() {
                html.timelineEntry(record.entry, id: "w\(number)-", frame.noteLabels) { html in
                    html.removal(record.key, of: record.entry.spoken, writer)
                }
            }
        }
        if isFolded { html.close("details") }
    }

    /// The form that all buttons of the records belong to: a list of a hundred records has one.
    private func writeRemovalForm(_ writer: LogFormWriter, to html: inout HTML) {
        html.open("form") { html in
            html.attribute("id", writer.form.id)
            html.attributes(#"method="post" action="/log/remove" autocomplete="off""#)
        }
        writer.writeShared(to: &html)
        html.close("form")
    }
}

extension HTML {
    /// Writes the button that takes a record out; a screen reader hears which one.
    fileprivate mutating func removal(_ key: RecordKey, of record: String, _ writer: LogFormWriter) {
        open("button") { html in
            html.attributes(#"class="remove" type="submit""#)
            html.attribute("form", writer.form.id)
            html.attribute("name", LogField.record.rawValue)
            html.attribute("value", key.text)
            html.attribute("title", writer.phrases.takeOut)
        }
        element("span", #"aria-hidden="true""#, text: "×")
        element("span", #"class="vh""#, text: writer.phrases.takeOut(record))
        close("button")
    }
}

extension TimelineEntry {
    /// The record in a few words, as it is read aloud.
    fileprivate var spoken: String {
        [time?.hourAndMinute ?? "", title, value].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
