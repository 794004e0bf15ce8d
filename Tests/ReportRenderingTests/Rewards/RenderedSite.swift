import BuiltInTemplates
import ProgressAnalysis
import ProgressLoading
import ProgressModel
import ReportPages
import ReportRendering
import Testing

/// The pages of a history written as files, as a browser gets them.
struct RenderedSite {
    private let renderer: SiteRenderer
    private let report: Report

    init(_ files: [String: String], asOf day: String, language: Language = .english) throws {
        let sources = files.map { SourceFile(path: $0, bytes: Array($1.utf8)) }
        let (history, diagnostics) = HistoryLoader { _ in nil }.load(sources)
        let parts = day.split(separator: "-").compactMap { Int($0) }
        let today = try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
        let analysis = Analysis(try #require(history, "\(diagnostics)"), asOf: .day(today))
        report = Report(analysis, language: language)
        let templates = TemplateSet.make(
            builtIn: BuiltInTemplates.files.map { TemplateFile(name: $0.path, bytes: $0.bytes) })
        renderer = SiteRenderer(templates: try #require(templates.templates))
    }

    func page(_ address: PageAddress) -> String {
        String(decoding: renderer.render(report.page(at: address)).bytes, as: UTF8.self)
    }
}

/// What stands between the quotation marks after each `name="`.
func values(of name: String, in html: String) -> [String] {
    html.split(separator: " \(name)=\"", omittingEmptySubsequences: false).dropFirst().map { rest in
        String(rest.prefix { $0 != "\"" })
    }
}

/// What is wrong with a page's references, styles and charts; empty where nothing is.
func flaws(of html: String) -> [String] {
    let ids = values(of: "id", in: html)
    var flaws = Dictionary(grouping: ids, by: { $0 }).filter { $0.value.count > 1 }.map { "twice: " + $0.key }
    let known = Set(ids)
    for name in ["aria-labelledby", "aria-describedby"] {
        for value in values(of: name, in: html) where !known.contains(value) { flaws.append("\(name): \(value)") }
    }
    for value in values(of: "href", in: html) where value.hasPrefix("#") && !known.contains(String(value.dropFirst())) {
        flaws.append("href: " + value)
    }
    if html.contains(" style=") { flaws.append("style attribute") }
    for chart in html.split(separator: " role=\"img\"", omittingEmptySubsequences: false).dropFirst()
    where !chart.contains("<title") || !chart.contains("<desc") {
        flaws.append("chart without words")
    }
    return flaws
}
