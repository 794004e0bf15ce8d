import Markup
package import Pages

/// What each template may name, for people who write their own; made from what the program checks them against.
package enum TemplateReference {
    /// A Markdown page: a table for each template, and one for what they all share.
    ///
    /// With a report its numbers are listed too.
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

    /// A field, and the fields of its items.
    private static func rows(_ field: TemplateFieldDescription, within list: String) -> [String] {
        var rows = ["| \(list)`\(field.tag)` | \(field.meaning) |"]
        if case .list(let fields) = field.kind {
            rows += fields.flatMap { self.rows($0, within: list + "`\(field.tag)` ") }
        }
        return rows
    }
}
