/// What each template may name, for people who write their own; made from what the program checks them against.
package enum TemplateReference {
    /// A Markdown page: a table for each template, and one for what they all share.
    package static var markdown: String {
        var lines = [
            "# What templates may name", "",
            "A template is Mustache: `{{name}}` writes text, `{{{name}}}` HTML, `{{#name}}…{{/name}}` what stands there only"
                + " where it is so, `{{> name}}` takes in another template of the folder. Anything else is an error.",
        ]
        let shared = Set(PageKind.frameFields.keys)
        lines += section("Every page", shared.sorted(), of: PageKind.overview)
        for kind in PageKind.allCases {
            lines += section("`\(kind.fileName)`", kind.fields.keys.filter { !shared.contains($0) }.sorted(), of: kind)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ title: String, _ names: [String], of kind: PageKind) -> [String] {
        let rows = names.map { name in
            "| `\(kind.fields[name]?.tag(name) ?? name)` | \(meanings[name] ?? "") |"
        }
        return ["", "## \(title)", "", "| tag | holds |", "|---|---|"] + rows
    }

    /// One sentence for each field.
    static let meanings = [
        "title": "the title of the page", "description": "one sentence for search and previews",
        "language": "the code of the language, `en` or `de`", "root": "the way to the site's root, empty or `../`",
        "kind": "the kind of page, for classes", "brand": "the person's name or the site's",
        "skipToContent": "the words of the link that skips the navigation",
        "footer": "the moment the report was made for", "howCountingWorks": "the link to the page of that name",
        "hasTimer": "whether the page has a timer and needs the script",
        "isPrivate": "whether search engines are asked to stay away",
        "definitions": "the shapes that the page's drawings refer to; once, before them",
        "navigation": "the main navigation",
        "preview": "what others show of a link to the page, where the site's address is known",
        "heading": "the page's heading with the way to its neighbours",
        "content": "everything below the heading", "hero": "the timer, the headline and the streaks",
        "facts": "the large numbers", "month": "the month's ring calendar", "week": "the running week",
        "milestones": "the badges", "pastYear": "the heatmap of the past year", "trackers": "the trackers' streaks",
        "why": "the personal why", "totals": "the totals of the year", "calendar": "the calendar",
        "days": "the details of the days", "levels": "the three levels", "jokers": "how jokers are earned and spent",
        "rules": "what counts as a day", "settings": "the profile in words",
    ]
}

extension PageKind.Field {
    /// How a template writes a field of this kind.
    fileprivate func tag(_ name: String) -> String {
        switch self {
        case .text: "{{\(name)}}"
        case .html: "{{{\(name)}}}"
        case .flag: "{{#\(name)}}"
        }
    }
}
