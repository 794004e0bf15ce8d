import Actions
import Diary
import Importing
import Markup
import Model
import Pages
import Wording

/// Readers of foreign bytes, with properties that are true for any bytes.
package enum Subject: String, CaseIterable, Sendable {
    case csv, json, profile, trackers, metrics, templates, markdown, journal, words, table, spreadsheet, form, request
    case loop, habitbull, daylio, harsh, trackAndGraph = "track-and-graph", beaverhabits, slips, obsidian

    /// Reads an input; ends the program if a property is false.
    package func test(_ bytes: [UInt8]) {
        switch self {
        case .csv: Folder.read(Subject.split(bytes, ["entries.csv", "activities.csv", "logs.csv"]))
        case .json: Folder.read(Subject.split(bytes, ["entries.json", "activities.json", "logs.json"]))
        case .profile: Folder.read([SourceFile(path: "profile.json", bytes: bytes)])
        case .trackers: Folder.read([SourceFile(path: "trackers.json", bytes: bytes)])
        case .metrics: Folder.read(Subject.split(bytes, ["metrics.csv", "metrics.json"]))
        case .templates: Subject.template(bytes)
        case .markdown: Subject.markdown(String(decoding: bytes, as: UTF8.self))
        case .journal: Subject.journal(bytes)
        case .words: Folder.log(String(decoding: bytes, as: UTF8.self))
        case .table: Folder.importTable(bytes)
        case .spreadsheet: SpreadsheetInput.read(bytes)
        case .form: ServerInput.form(bytes)
        case .request: ServerInput.path(String(decoding: bytes, as: UTF8.self))
        case .loop, .habitbull, .daylio, .harsh, .trackAndGraph, .beaverhabits, .slips, .obsidian:
            Folder.importExport(bytes, as: rawValue)
        }
    }

    /// The first byte chooses the file, the others are its content.
    private static func split(_ bytes: [UInt8], _ names: [String]) -> [SourceFile] {
        guard let first = bytes.first else { return [] }
        return [SourceFile(path: names[Int(first) % names.count], bytes: Array(bytes.dropFirst()))]
    }

    private static let builtIn = EmbeddedFile.templates.map { TemplateFile(name: $0.name, bytes: $0.bytes) }

    /// The first byte chooses the template; refusals are limited to a readable length.
    private static func template(_ bytes: [UInt8]) {
        let names = builtIn.map(\.name).filter { $0.hasSuffix(TemplateSet.suffix) }
        guard let first = bytes.first else { return }
        let own = TemplateFile(name: names[Int(first) % names.count], bytes: Array(bytes.dropFirst()))
        let made = TemplateSet.make(for: SitePages.templates, builtIn: builtIn, user: [own])
        promise(
            (made.templates == nil) == made.diagnostics.contains { $0.severity == .error },
            "a set of templates beside an error, or none without one")
        promise(made.diagnostics.count <= 100, "more complaints than anybody reads")
    }

    /// A note never adds its own tags or handlers, and its plain text isn't longer than the limit.
    private static func markdown(_ text: String) {
        let labels = MarkdownLabels(taskDone: "done", taskOpen: "open", backToReference: "back")
        let html = MarkdownNotes.render(
            text, options: MarkdownOptions(topHeadingLevel: 3, idPrefix: "a-", labels: labels))
        let tags = html.html.lowercased().split(separator: "<").dropFirst(html.html.hasPrefix("<") ? 0 : 1)
        for tag in tags {
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
            promise(
                !["script", "style", "iframe", "object", "form", "svg", "base", "link"].contains(name),
                "an element of the note's own: \(name)")
            for attribute in ["href=\"", "src=\""] {
                guard let place = tag.firstRange(of: attribute) else { continue }
                promise(!tag[place.upperBound...].hasPrefix("javascript:"), "a link that runs")
            }
        }
        promise(MarkdownNotes.plainText(text, limit: 40).count <= 40, "more words than were asked for")
    }

    /// A value that is read, written and read again is the same.
    private static func journal(_ bytes: [UInt8]) {
        let journal = Journal(bytes)
        promise(Journal(journal.bytes).entries == journal.entries, "a journal that is read as another one")
    }
}

/// Ends the program if something isn't true; unlike `precondition` it prints the message in a release too.
func promise(_ holds: Bool, _ broken: @autoclosure () -> String) {
    if !holds { fatalError(broken()) }
}
