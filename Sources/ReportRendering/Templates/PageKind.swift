/// The kinds of pages; each has a template of its name, with fields of its own beside those of the frame.
enum PageKind: String, CaseIterable, Sendable {
    case overview, years, year, month, week, tracker, insights, rewards, milestones, about
    case notFound = "not-found"

    /// What a field holds, and so how a template has to write it.
    enum Field: Sendable {
        /// `{{name}}`
        case text
        /// `{{{name}}}`
        case html
        /// `{{#name}}`
        case flag
    }

    /// The file of its template.
    var fileName: String { rawValue + ".mustache" }

    /// The fields a template may name.
    var fields: [String: Field] {
        contentFields.reduce(into: PageKind.frameFields) { fields, name in fields[name] = .html }
    }

    static let frameFields: [String: Field] = [
        "title": .text, "description": .text, "language": .text, "root": .text, "kind": .text, "brand": .text,
        "skipToContent": .text, "footer": .text, "howCountingWorks": .html, "hasTimer": .flag, "isPrivate": .flag,
        "definitions": .html, "navigation": .html, "preview": .html,
    ]

    private var contentFields: [String] {
        switch self {
        case .overview: ["hero", "facts", "month", "week", "milestones", "pastYear", "trackers", "why"]
        case .year: ["heading", "totals", "calendar"]
        case .month: ["heading", "facts", "calendar", "days"]
        case .years, .week, .tracker, .insights, .rewards, .milestones: ["heading", "content"]
        case .notFound: ["content"]
        case .about: ["heading", "levels", "jokers", "rules", "settings"]
        }
    }
}
