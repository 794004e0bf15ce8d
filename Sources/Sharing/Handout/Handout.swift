package import Counting
import Markup
package import Model
import Pages
import Wording

/// A page about some days for one reader: a file that needs nothing else, and one sheet of A4 when printed.
package struct Handout: Sendable {
    /// A value with its name; the remark may be empty.
    struct Line: Sendable {
        let label, text: String
        var remark = ""
    }

    struct Table: Sendable {
        struct Row: Sendable {
            let cells: [String]
            /// The length of its bar in thousandths of the longest; nil if the table has none.
            var share: Int?
        }

        let title: String
        let headings: [String]
        let rows: [Row]
    }

    /// The days of a streak or a tracker with its sums, one a line.
    struct Picture: Sendable {
        let map: YearHeatmap
        let lines: [String]
    }

    let language: Language
    let title: String
    /// The days, and the person's name if the reader may know it.
    let lede: String
    let facts: [Line]
    let tables: [Table]
    let pictures: [Picture]
    let notes: [Line]
    /// Explanations for the reader, one sentence each.
    let remarks: [String]

    /// The page; nil if nothing of the days is for the reader.
    ///
    /// `analysis` only has what the reader may know, up to the last day; `notes` is whether notes were chosen, `made`
    /// the day of the page.
    package init?(
        for reader: HandoutReader, _ analysis: Analysis, of days: ClosedRange<Day>, notes: Bool, in language: Language?,
        made: Day
    ) {
        let report = Report(analysis, language: language)
        let parts = HandoutParts(report: report, days: days)
        let phrases = report.phrases
        self.language = report.language
        let span = phrases.span(phrases.date(days.lowerBound), phrases.date(days.upperBound))
        lede = [report.name, span, phrases.days(days.count).text].compactMap(\.self).joined(separator: " · ")
        let drinking = reader == .friend ? nil : parts.drinking
        title = phrases.handoutTitle(reader, hasDrinks: drinking != nil)
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

    /// The file, which refers to no other file or page.
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

    /// A drawing in a URL: characters that end an attribute or begin a fragment are percent-encoded (RFC 3986, 2.1).
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

    /// The table, which scrolls on a small phone, also with the keyboard; `number` distinguishes it from the others.
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

    /// A bar as a drawing, because browsers don't print backgrounds.
    private static func bar(_ share: Int) -> HTML {
        """
        <td class="bar"><svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">\
        <rect height="10" width="\(share)"/></svg></td>
        """
    }
}

extension Handout {
    /// Light, dark if the viewer prefers that, and a sheet of A4 in greys on paper.
    static let style: StaticString = """
        :root{--ink:#10211a;--quiet:#52645b;--line:#dfe8e2;--bar:#52605a;--paper:#fbfdfc}
        @media(prefers-color-scheme:dark){:root{--ink:#ecf4ef;--quiet:#9db0a6;--line:#2c3833;--bar:#9aa8a0;--paper:#0f1613}}
        *{box-sizing:border-box;margin:0}
        body{background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,sans-serif;\
        font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
        main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem;display:grid;gap:1.5rem;\
        grid-template-columns:minmax(0,1fr)}
        h1{font-size:1.6rem;line-height:1.2}
        h2{font-size:1.05rem;margin-bottom:.4rem}
        header p,footer p,small,dt,thead th{color:var(--quiet)}
        .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}
        .facts dt{font-size:.85rem}
        .facts dd{display:grid}
        .facts b{font-size:1.25rem;line-height:1.3}
        small{font-size:.8rem}
        section{overflow-x:auto}
        table{width:100%;border-collapse:collapse;font-size:.92rem;overflow-wrap:normal}
        th,td{padding:.22rem .6rem .22rem 0;border-bottom:1px solid var(--line);text-align:right;vertical-align:baseline}
        th:first-child{text-align:left}
        @media(max-width:30rem){table{font-size:.78rem}th,td{padding-right:.4rem}}
        thead th{font-weight:400;font-size:.8rem;vertical-align:bottom}
        tbody th{font-weight:600;hyphens:auto}
        .periods :is(th,td){white-space:nowrap}
        .bar{width:30%;padding-right:0;min-width:2rem;vertical-align:middle}
        svg{display:block;width:100%;height:.6em}
        rect{fill:var(--bar)}
        .pictures{list-style:none;padding:0;display:grid;gap:1.25rem 1rem;\
        grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr))}
        .long{grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
        .pictures img{display:block;max-width:100%;height:auto;margin-bottom:.25rem}
        .pictures p{font-size:.85rem;color:var(--quiet)}
        .notes{display:grid;grid-template-columns:max-content 1fr;gap:.25rem .75rem;font-size:.92rem}
        footer{border-top:1px solid var(--line);padding-top:.6rem}
        footer p{font-size:.8rem}
        @page{size:A4;margin:7mm 14mm}
        @media print{
        :root{--ink:#000;--quiet:#333;--line:#bbb;--bar:#555;--paper:#fff}
        body{font-size:9.2pt;line-height:1.25}
        main{max-width:none;padding:0;gap:2.4mm}
        h1{font-size:16pt}
        h2{font-size:11pt;margin-bottom:1mm}
        table{font-size:8.5pt}
        th,td{padding:.3mm 2.5mm .3mm 0}
        .bar{padding-right:0}
        .facts{gap:2mm 3mm;grid-template-columns:repeat(auto-fit,minmax(19mm,1fr))}
        .facts dt,small,.pictures p,footer p{font-size:7pt;line-height:1.2}
        .facts b{font-size:11pt}
        .pictures{gap:1.5mm 2.5mm;grid-template-columns:repeat(6,minmax(0,1fr))}
        .long{grid-template-columns:repeat(2,minmax(0,1fr))}
        .many{grid-template-columns:repeat(3,minmax(0,1fr))}
        footer{padding-top:1mm}
        footer p{display:inline}
        .pictures li{break-inside:avoid}
        .pictures h2{font-size:8pt;margin:0}
        tr{break-inside:avoid}
        }
        """
}
