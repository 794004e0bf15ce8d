import Counting
package import Markup
import Model
package import Pages
import Wording

/// Documents the fields of each template for people who write their own, from the lists that the program checks.
package enum TemplateReference {
    /// A Markdown page: a table for each template, and one for their common fields.
    ///
    /// With a report, its numbers are listed too.
    package static func markdown(of report: Report? = nil) -> String {
        var lines = [
            "# What templates may name", "",
            "A template is Mustache: `{{name}}` writes text, `{{{name}}}` HTML, `{{#name}}…{{/name}}` what stands there only"
                + " where it is so, `{{> name}}` takes in another template of the folder. Anything else is an error.",
        ]
        lines += section("Every page", SitePages.sharedFields)
        for page in SitePages.templates {
            lines += section("`\(page.fileName)`", page.ownFields)
        }
        lines += ["", "## Cards", "", "A file `cards/NAME.mustache` takes the place of the template of one card:", ""]
        lines += Card.Name.allCases.map { "- `\($0.rawValue)`" }
        if let report {
            lines += ["", "## `stats`", "", "| tag | here |", "|---|---|"]
            lines += TemplateValue.all(in: report).paths(from: "").map { "| `\($0)` | \($1) |" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ title: String, _ fields: [TemplateFieldDescription]) -> [String] {
        let rows = fields.sorted { $0.name < $1.name }.flatMap { self.rows($0, within: "") }
        return ["", "## \(title)", "", "| tag | holds |", "|---|---|"] + rows
    }

    private static func rows(_ field: TemplateFieldDescription, within list: String) -> [String] {
        var rows = ["| \(list)`\(field.tag)` | \(field.meaning) |"]
        if case .list(let fields) = field.kind {
            rows += fields.flatMap { self.rows($0, within: list + "`\(field.tag)` ") }
        }
        return rows
    }
}

extension TemplateValue {
    /// The values of every template in addition to its fields: `stats`, the document that is written as `data.json`.
    package static func all(in report: Report) -> TemplateValue {
        .group(["stats": TemplateValue(Statistics(report.analysis).json, report.phrases)])
    }

    /// A part of the document with numbers, dates and money in the format of the language.
    private init(_ value: JSONValue, _ phrases: Phrases) {
        switch value {
        case .null: self = .nothing
        case .flag(let flag): self = .flag(flag)
        case .number(let text): self = .text(TemplateValue.number(text, phrases), raw: text)
        case .text(let text): self = .text(TemplateValue.moment(text, phrases) ?? text, raw: text)
        case .array(let items): self = .list(items.map { TemplateValue($0, phrases) })
        case .object(let members):
            var parts = Dictionary(members.map { ($0.name, TemplateValue($0.value, phrases)) }) { first, _ in first }
            if case .text(_, let amount)? = parts["amount"], case .text(_, let code)? = parts["currency"],
                let number = FixedDecimal(digits: amount.utf8), let currency = Currency(code: code)
            {
                parts["amount"] = .text(phrases.money.text(number, currency), raw: amount)
            }
            self = .group(parts)
        }
    }

    private static func number(_ text: String, _ phrases: Phrases) -> String {
        text.hasPrefix("-")
            ? "\u{2212}" + phrases.numbers.text(decimal: String(text.dropFirst())) : phrases.numbers.text(decimal: text)
    }

    /// `2025-10-31` as a date, and an instant with its local time; nil for other texts.
    private static func moment(_ text: String, _ phrases: Phrases) -> String? {
        let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
            let number = Int(parts[2]), let day = Day(year: year, month: month, day: number)
        else { return nil }
        let rest = text.dropFirst(10)
        guard !rest.isEmpty else { return phrases.date(day) }
        return rest.first == "T" ? "\(phrases.date(day)), \(rest.dropFirst().prefix(5))" : nil
    }
}
