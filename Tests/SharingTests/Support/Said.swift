import Counting
import Model
import Pages
import Sharing
import TestSupport
import Testing
import Wording

/// A sentence, a label or a number in a report.
struct Said: Sendable {
    /// The path of a page, or the name of a terminal output.
    let place: String
    let text: String

    /// All texts of a report on some pages and in a terminal, in a language; each text once for each place.
    ///
    static func all(of analysis: Analysis, in language: Language, week: Week) throws -> [Said] {
        let site = try Site(analysis, language: language)
        let paths = ["index.html", "insights.html", "story.html", "weeks/\(week).html"].filter(site.paths.contains)
        var said = try paths.flatMap { path in unique(try texts(of: site.page(path)), at: path) }
        for path in ["summary.md", "weeks/\(week).md"] where site.paths.contains(path) {
            said += unique(lines(try site.text(path)), at: path)
        }
        said += unique(lines(StatisticsText(analysis, in: language).text), at: "stats")
        for day in [analysis.today, analysis.today.advanced(by: -5)] {
            said += unique(lines(DayExplanation(analysis, on: day, in: language).text), at: "explain \(day)")
        }
        return said
    }

    private static func unique(_ texts: [String], at place: String) -> [Said] {
        Set(texts).sorted().map { Said(place: place, text: $0) }
    }

    /// The lines of a text, with rows of tables and lines of two columns split into cells.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").flatMap { line in
            let cells = line.hasPrefix("|") ? line.split(separator: "|") : columns(line.drop { $0 == " " })
            return cells.map(\.trimmed)
        }
        .map { $0.replacing("**", with: "") }.filter { !$0.isEmpty }
    }

    /// A name and its value, if at least two spaces separate them.
    private static func columns(_ line: Substring) -> [Substring] {
        guard let gap = line.firstRange(of: "  ") else { return [line] }
        return [line[..<gap.lowerBound], line[gap.upperBound...]]
    }

    private static func texts(of page: Element) -> [String] {
        var reader = SaidReader()
        reader.read(page)
        return reader.texts
    }
}

/// Gathers the texts of a page, block by block.
private struct SaidReader {
    private(set) var texts: [String] = []
    private var open = ""

    /// Elements within a line; all others begin a new one.
    private static let inline: Set = ["b", "span", "a", "strong", "em", "abbr", "i", "code"]
    /// A person's text, which isn't read.
    private static let foreign: Set = ["written", "note", "entry-note", "brand"]

    mutating func read(_ element: Element) {
        guard !["script", "style", "head"].contains(element.name),
            SaidReader.foreign.isDisjoint(with: element.classes)
        else { return }
        let isInline = SaidReader.inline.contains(element.name) && !element.classes.contains("stale")
        if !isInline { close() }
        for name in ["aria-label", "title"] {
            if let text = element.attributes[name], element.name != "abbr" { texts.append(text) }
        }
        for node in element.nodes {
            switch node {
            case .text(let text): open += text
            case .element(let child): read(child)
            }
        }
        if !isInline { close() }
    }

    private mutating func close() {
        let text = open.split { $0 == "\n" }.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: " ")
        if !text.isEmpty { texts.append(text) }
        open = ""
    }
}
