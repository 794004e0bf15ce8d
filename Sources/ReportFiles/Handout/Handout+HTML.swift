import ProgressModel
import ReportMarkup
import ReportPages
import ReportWords

extension Handout {
    /// The bytes of the file, which names no other and leads nowhere.
    package var bytes: [UInt8] {
        var html: HTML = "<!DOCTYPE html>\n"
        html.element("html", { $0.attribute("lang", language.rawValue) }) { html in
            html.element("head") { html in
                html.markup(#"<meta charset="utf-8">"#)
                html.markup(#"<meta http-equiv="Content-Security-Policy" content=""#)
                html.markup("default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; ")
                html.markup(#"form-action 'none'">"#)
                html.markup(#"<meta name="viewport" content="width=device-width, initial-scale=1">"#)
                html.markup(#"<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">"#)
                html.element("title", text: title)
                html.element("style") { $0.markup(Handout.style) }
            }
            html.element("body") { html in
                html.element("main") { writeContent(to: &$0) }
            }
        }
        html.markup("\n")
        return html.takeBytes()
    }

    private func writeContent(to html: inout HTML) {
        html.element("header") { html in
            html.element("h1", text: title)
            html.element("p", text: lede)
        }
        if !facts.isEmpty {
            html.element("dl", #"class="facts""#) { html in
                for fact in facts {
                    html.element("div") { html in
                        html.element("dt", text: fact.label)
                        html.element("dd") { html in
                            html.element("b", text: fact.text)
                            if !fact.remark.isEmpty { html.element("small", text: fact.remark) }
                        }
                    }
                }
            }
        }
        for (number, table) in tables.enumerated() { write(table, number, to: &html) }
        if !pictures.isEmpty {
            html.element(
                "ul", { $0.attribute("class", literal: pictureStyle) }
            ) { html in
                for picture in pictures { html.element("li") { write(picture, to: &$0) } }
            }
        }
        if !notes.isEmpty {
            html.element("section") { html in
                html.element("h2", text: language.phrases.notesOfDays)
                html.element("dl", #"class="notes""#) { html in
                    for note in notes {
                        html.element("dt", text: note.label)
                        html.element("dd", #"dir="auto""#, text: note.text)
                    }
                }
            }
        }
        html.element("footer") { html in
            for remark in remarks { html.element("p", text: remark); html.markup(" ") }
        }
    }

    /// How wide the pictures are, and whether there are many for a sheet.
    private var pictureStyle: StaticString {
        guard pictures.contains(where: { $0.map.weeks.count > 17 }) else { return "pictures" }
        return pictures.count > 6 ? "pictures long many" : "pictures long"
    }

    private func write(_ picture: Picture, to html: inout HTML) {
        html.element("h2", text: picture.map.label)
        html.open("img") { html in
            html.attribute("alt", picture.map.title)
            html.attribute("src") { html in
                html.markup("data:image/svg+xml,")
                html.text(Handout.percentEncoded(picture.map.svg(hasName: false)))
            }
        }
        for line in picture.lines { html.element("p", text: line) }
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

    private func write(_ table: Table, _ number: Int, to html: inout HTML) {
        // On a small phone it scrolls, also by the keyboard.
        html.element(
            "section",
            { html in
                html.attributes(#"tabindex="0""#)
                html.attribute("aria-labelledby", "t\(number)")
            }
        ) { html in
            html.element("h2", { $0.attribute("id", "t\(number)") }, text: table.title)
            html.element("table", { if table.hasBars { $0.attributes(#"class="periods""#) } }) { html in
                html.element("thead") { html in
                    html.element("tr") { html in
                        for heading in table.headings {
                            if heading.isEmpty {
                                html.markup("<td></td>")
                            } else {
                                html.element("th", #"scope="col""#, text: heading)
                            }
                        }
                        if table.hasBars { html.markup("<td></td>") }
                    }
                }
                html.element("tbody") { html in
                    for row in table.rows {
                        html.element("tr") { html in
                            html.element("th", #"scope="row""#, text: row.cells.first ?? "")
                            for cell in row.cells.dropFirst() { html.element("td", text: cell) }
                            if let share = row.share { html.bar(share) }
                        }
                    }
                }
            }
        }
    }
}

extension Handout.Table {
    fileprivate var hasBars: Bool { rows.contains { $0.share != nil } }
}

extension HTML {
    /// Writes a bar; a drawing, because browsers print no backgrounds.
    fileprivate mutating func bar(_ share: Int) {
        element("td", #"class="bar""#) { html in
            html.open("svg") { html in
                html.attributes(#"viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true""#)
            }
            html.shape("rect") { html in
                html.attributes(#"height="10""#)
                html.attribute("width", share)
            }
            html.markup("</svg>")
        }
    }
}
