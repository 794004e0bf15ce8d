package import ProgressAnalysis
package import ProgressModel
import ReportPages
import ReportWords

/// A page about some days for one reader: a file that needs nothing else, and one sheet of A4 when it is printed.
package struct Handout: Sendable {
    /// Something with what it is; the remark may be empty.
    struct Line: Sendable {
        let label, text: String
        var remark = ""
    }

    struct Table: Sendable {
        struct Row: Sendable {
            let cells: [String]
            /// How long its bar is, in thousandths of the longest; nil where the table has none.
            var share: Int?
        }

        let title: String
        let headings: [String]
        let rows: [Row]
    }

    /// The days of a streak or a tracker with what they came to, a line each.
    struct Picture: Sendable {
        let map: YearHeatmap
        let lines: [String]
    }

    let language: Language
    let title: String
    /// The days, and whose they are where the reader may know it.
    let lede: String
    let facts: [Line]
    let tables: [Table]
    let pictures: [Picture]
    let notes: [Line]
    /// What a reader has to know to understand it, a sentence each.
    let remarks: [String]

    /// The page; nil where nothing of the days is for the reader.
    ///
    /// `analysis` is what that reader may know, up to the last day; `notes` says whether the notes were chosen, `made` on
    /// which day the page is made.
    package init?(
        for reader: HandoutReader, _ analysis: Analysis, of days: ClosedRange<Day>, notes: Bool, in language: Language?,
        made: Day
    ) {
        let report = Report(analysis, language: language)
        let parts = HandoutParts(report: report, days: days)
        let phrases = report.phrases
        self.language = report.language
        title = phrases.handoutTitle(reader)
        let span = phrases.span(phrases.date(days.lowerBound), phrases.date(days.upperBound))
        lede = [report.name, span, phrases.days(days.count).text].compactMap(\.self).joined(separator: " · ")
        let drinking = reader == .friend ? nil : HandoutDrinking(parts)
        facts = drinking?.facts ?? []
        let metrics = reader == .friend ? nil : parts.metrics
        tables = [drinking?.table, metrics, reader == .doctor ? parts.habits : nil].compactMap(\.self)
        pictures = reader == .doctor ? [] : parts.pictures(haveAmounts: reader == .oneself)
        self.notes = reader != .friend && notes ? parts.notes : []
        guard !facts.isEmpty || !tables.isEmpty || !pictures.isEmpty || !self.notes.isEmpty else { return nil }
        let ofNumbers =
            [phrases.handoutIsWritten] + (drinking?.remarks ?? []) + (metrics == nil ? [] : [phrases.handoutMeasured])
        remarks =
            (reader == .friend ? [phrases.handoutStreaks] : ofNumbers) + [phrases.handoutMade(phrases.date(made))]
    }
}
