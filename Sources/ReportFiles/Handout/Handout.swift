package import ProgressAnalysis
package import ProgressModel
import ReportMarkup
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

extension Handout {
    /// The bytes of the file, which names no other and leads nowhere.
    package var bytes: [UInt8] {
        let html: HTML = """
            <!DOCTYPE html>
            <html lang="\(language.rawValue)"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
            form-action 'none'">\
            <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
            <meta name="color-scheme" content="light dark"><title>\(title)</title><style>\
            \(Handout.style)</style></head><body><main>\(content)</main></body></html>

            """
        return html.bytes
    }

    private var content: HTML {
        """
        <header><h1>\(title)</h1><p>\(lede)</p></header>\
        \(if: !facts.isEmpty, """
            <dl class="facts">\
            \(each: facts, { fact in
                """
                <div><dt>\(fact.label)</dt><dd><b>\(fact.text)</b>\
                \(if: !fact.remark.isEmpty, "<small>\(fact.remark)</small>")</dd></div>
                """
            })</dl>
            """)\
        \(each: tables.enumerated(), { $1.html($0) })\
        \(if: !pictures.isEmpty, #"<ul class="\#(pictureStyle)">\#(each: pictures, { "<li>\(html($0))</li>" })</ul>"#)\
        \(if: !notes.isEmpty, """
            <section><h2>\(language.phrases.notesOfDays)</h2><dl class="notes">\
            \(each: notes, { #"<dt>\#($0.label)</dt><dd dir="auto">\#($0.text)</dd>"# })</dl></section>
            """)\
        <footer>\(each: remarks, { "<p>\($0)</p> " })</footer>
        """
    }

    /// How wide the pictures are, and whether there are many for a sheet.
    private var pictureStyle: StaticString {
        guard pictures.contains(where: { $0.map.weeks.count > 17 }) else { return "pictures" }
        return pictures.count > 6 ? "pictures long many" : "pictures long"
    }

    private func html(_ picture: Picture) -> HTML {
        """
        <h2>\(picture.map.label)</h2><img alt="\(picture.map.title)" \
        src="data:image/svg+xml,\(Handout.percentEncoded(picture.map.svg(hasName: false)))">\
        \(each: picture.lines, { "<p>\($0)</p>" })
        """
    }

    /// A drawing as part of an address: what ends an attribute or begins a fragment is written by its number (RFC 3986,
    /// section 2.1).
    private static func percentEncoded(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        encoded.reserveCapacity(bytes.count * 5 / 4)
        for byte in bytes {
            if byte <= 0x20 || byte >= 0x7F || "\"#%<>&'".utf8.contains(byte) {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                encoded.append(byte)
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

extension Handout.Table {
    private var hasBars: Bool { rows.contains { $0.share != nil } }

    /// The table, which scrolls on a small phone, also by the keyboard; `number` tells it from the others.
    fileprivate func html(_ number: Int) -> HTML {
        """
        <section tabindex="0" aria-labelledby="t\(number)"><h2 id="t\(number)">\(title)</h2>\
        <table\(if: hasBars, #" class="periods""#)><thead><tr>\
        \(each: headings, { $0.isEmpty ? "<td></td>" : #"<th scope="col">\#($0)</th>"# })\
        \(if: hasBars, "<td></td>")</tr></thead><tbody>\
        \(each: rows, { row in
            """
            <tr><th scope="row">\(row.cells.first ?? "")</th>\(each: row.cells.dropFirst(), { "<td>\($0)</td>" })\
            \(row.share, Handout.Table.bar)</tr>
            """
        })</tbody></table></section>
        """
    }

    /// A bar; a drawing, because browsers print no backgrounds.
    private static func bar(_ share: Int) -> HTML {
        """
        <td class="bar"><svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">\
        <rect height="10" width="\(share)"/></svg></td>
        """
    }
}
