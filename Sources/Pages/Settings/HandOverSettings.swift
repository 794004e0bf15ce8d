import Counting
package import Markup
package import Model
import Wording

/// The things that a person gives to others: a page for a doctor, an export of all records, and a share card.
package struct HandOverSettings: SettingsContent {
    /// The names of the forms' fields.
    package enum FieldName {
        package static let first = "from"
        package static let last = "to"
        /// A tracker by its id, or an activity.
        package static let tracker = "tracker"
        package static let notes = "notes"
        /// `show` or `save`.
        package static let action = "action"
        package static let format = "format"
        /// The name of a share card.
        package static let card = "card"
    }

    /// The addresses that the forms are sent to.
    package static let (doctorAddress, exportAddress) = ("settings/hand-over/doctor", "settings/hand-over/export")

    package var part: SettingsPart { .handingOver }
    package let title, lede: String
    private let report: Report
    private let days: ClosedRange<Day>
    private let cards: [ShareAddress]
    private let card: ShareAddress?

    /// Makes the page; `days` are suggested for the doctor's page, and the card with the name is shown.
    package init(_ days: ClosedRange<Day>, card name: String?, in report: Report) {
        (self.days, self.report) = (days, report)
        (title, lede) = (report.phrases.handOver, report.phrases.handOverLede)
        let cards = ShareAddress.all(in: report).reversed().filter { !$0.isForOneself(in: report) }
        (self.cards, card) = (cards, name.flatMap { name in cards.first { $0.name == name } })
    }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let phrases = writer.phrases
        var writer = writer
        writer.saysNothingWasWritten = false
        return """
            <div class="setting-column">\
            \(.card("setting-group", id: "h-doctor", title: phrases.pageForDoctor, doctor(writer)))</div>\
            <div class="setting-column">\
            \(.card("setting-group", id: "h-export", title: phrases.everythingAsFiles, export(writer)))\
            \(if: !cards.isEmpty, .card("setting-group", id: "h-card", title: phrases.cardOfSpan, share(writer, page)))</div>
            """
    }

    private func doctor(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let date: StaticString = #"type="date" required"#
        let trackers: [FormWriter.Option] =
            report.analysis.trackers.map { ($0.id, report.name(of: $0)) }
            + Activity.allCases.filter { report.analysis.activity($0).days > 0 }
            .map { ($0.rawValue, $0.name(phrases)) }
        return """
            <p class="hint">\(phrases.pageForDoctorNote)</p>\
            \(writer.form("/" + HandOverSettings.doctorAddress, """
                \(writer.problemHTML())<div class="fields">\
                \(writer.field(FieldName.first, phrases.pauseFirst, "\(days.lowerBound)", date))\
                \(writer.field(FieldName.last, phrases.lastDayShown, "\(days.upperBound)", date))</div>\
                \(if: !trackers.isEmpty, writer.checkboxes(FieldName.tracker, phrases.trackersForDoctor, trackers))\
                \(writer.checkboxes(
                    FieldName.notes, phrases.notesOfDays,
                    [(FormWriter.yes, phrases.notesToo)]))\
                <div class="fields buttons">\
                \(writer.button(phrases.showPage, name: FieldName.action, value: "show", #" formtarget="_blank""#))\
                \(writer.button(phrases.savePage, "act quiet-act", name: FieldName.action, value: "save"))</div>
                """))
            """
    }

    private func export(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let formats: [FormWriter.Option] = [
            ("csv", phrases.tablesAsCSV), ("json", "JSON"),
        ]
        return """
            <p class="hint">\(phrases.everythingAsFilesNote)</p>\
            \(writer.form("/" + HandOverSettings.exportAddress, """
                <div class="fields">\(writer.select(FieldName.format, phrases.exportFormat, formats))\
                \(writer.button(phrases.downloadZip))</div>
                """))
            """
    }

    private func share(_ writer: FormWriter, _ page: PageAddress) -> HTML {
        let phrases = writer.phrases
        let options: [FormWriter.Option] = cards.map { ($0.name, $0.title(in: report)) }
        return """
            <p class="hint">\(phrases.cardsLede)</p>\
            <form class="settings-form" action="/\(page.path)#h-card"><div class="fields">\
            \(writer.select(FieldName.card, phrases.whichCard, value: card?.name, options))\
            \(writer.button(phrases.showCard))</div></form>\
            \(card, { #"<ul class="pictures one-card">\#($0.picture(on: page, in: report))</ul>"# })
            """
    }
}
