import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// How a day of the calendar is written down where a server shows it.
package struct DayMarking: Sendable {
    let writer: LogFormWriter
    /// The buttons of the levels; empty where the day has an entry.
    let buttons: [LevelForm.Button]
    /// Before the buttons.
    let noEntry: String
    /// The link to the log sheet of the day, and what it is called.
    let address, label: String
}

extension DayMarking {
    /// Nil where nothing can be written down.
    init?(_ day: Day, in report: Report) {
        guard let token = report.serving?.token else { return nil }
        let sheet = LogSheet(day: day, part: nil, token: token)
        writer = LogFormWriter(form: .level, sheet: sheet, phrases: report.phrases)
        let hasEntry = report.analysis.days.entry(on: day) != nil
        buttons = hasEntry ? [] : LevelForm(sheet, in: report).buttons
        noEntry = report.phrases.noEntryYet
        address = LogSheet.address(nil, day: day == report.today ? nil : day)
        label = report.phrases.openDayInSheet
    }
}

extension HTML {
    /// Writes the buttons of a day without an entry, and the way to its log sheet.
    mutating func marking(_ marking: DayMarking) {
        guard !marking.buttons.isEmpty else {
            element("p", #"class="day-log""#) { $0.way(to: marking) }
            return
        }
        let writer = marking.writer
        element("form", #"class="day-log" method="post" action="/log" autocomplete="off""#) { html in
            writer.hidden(.form, writer.form.id, to: &html)
            writer.writeShared(to: &html)
            html.element("b", text: marking.noEntry)
            html.markup(" ")
            for button in marking.buttons { html.mark(button) }
            html.way(to: marking)
        }
    }

    private mutating func mark(_ button: LevelForm.Button) {
        open("button") { html in
            html.attributes(#"class="chip" type="submit" name="level""#)
            html.attribute("value", button.value.rawValue)
            html.attribute("title", button.range)
        }
        emoji(button.emoji)
        markup(" ")
        // Both buttons of steady would be called the same.
        text(button.value == .none || button.value == .one ? button.range : button.name)
        markup("</button>\n")
    }

    private mutating func way(to marking: DayMarking) {
        element("a", { $0.attribute("href", marking.address) }, text: marking.label)
    }
}
