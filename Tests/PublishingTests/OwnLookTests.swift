import Model
import TestSupport
import Testing

@testable import Disk
@testable import Markup
@testable import Pages
@testable import Publishing

/// A custom look: numbers, cards, pages, files and colours in the folder that `--templates` names.
@Suite("A look of one's own") struct OwnLookTests {
    private let directory: TemporaryDirectory
    private let build: RepeatedBuild

    init() throws {
        directory = try TemporaryDirectory()
        build = RepeatedBuild(directory)
        for (path, text) in PublicFieldTests.folder { try directory.write(text, to: "data/" + path) }
    }

    private func arguments(_ edition: Edition = Edition()) -> RepeatedBuild.Arguments {
        .init(asOf: "2025-10-31T20:00:00+01:00", edition: edition, templates: "look", png: .none)
    }

    /// The problems of the templates, each with its line.
    private func problems(_ edition: Edition = Edition()) throws -> [String] {
        var told: [Diagnostic] = []
        let arguments = arguments(edition)
        _ = try? build.build(build.input(arguments), arguments).run { told = $0 }
        return told.map { "\($0.location.line): \($0.severity == .error ? "error" : "warning"): \($0.text)" }
    }

    /// The content of the page that a template makes.
    private func content(_ template: String, _ edition: Edition = Edition()) throws -> String {
        try directory.write(template, to: "look/pages/now.mustache")
        #expect(try problems(edition) == [])
        let page = try #require(directory.text(of: "site/now.html"))
        let start = try #require(page.firstRange(of: "<main id=\"main\">\n")?.upperBound)
        return String(page[start...].prefix(while: { $0 != "\n" }))
    }

    @Test(
        "V-50 has any number of stats by its path, as the language writes it",
        arguments: [
            ("{{stats.asOf}} {{stats.asOf.raw}}", "31 October 2025 2025-10-31", "31. Oktober 2025 2025-10-31"),
            ("{{stats.savings.amount}} {{stats.savings.amount.raw}}", "€22.86 22.86", "22,86\u{A0}€ 22.86"),
            ("{{stats.trackers.run.total}} {{stats.trackers.0.name}}", "8 Run", "8 Run"),
            ("{{#stats.trackers.run}}{{name}} {{total}}, {{brand}}{{/stats.trackers.run}}", "Run 8, Ada", "Run 8, Ada"),
            ("{{#stats.trackers}}{{id}} {{/stats.trackers}}", "run feel lap phone ", "run feel lap phone "),
            (
                "{{#stats.trackers.run}}{{#lengths}}{{.}}{{/lengths}}{{^lengths}}-{{/lengths}}{{/stats.trackers.run}}",
                "-", "-"
            ),
            ("{{#en}}a{{/en}}{{#de}}b{{/de}}", "a", "b"),
            ("{{stats.noalc.week}}|{{stats.noalc.week.raw}}", "–|null", "–|null"),
            ("{{#stats.noalc.week}}a{{/stats.noalc.week}}{{^stats.noalc.week}}b{{/stats.noalc.week}}", "b", "b"),
            ("{{stats.workout.streak.pending.raw}}", "true", "true"),
            ("<a title=\"{{stats.timeZone}}\" href=\"?{{stats.asOf.raw}}\"></a>", nil, nil),
        ] as [(String, String?, String?)])
    func numbers(template: String, english: String?, german: String?) throws {
        let page = try content(template)
        #expect(page == english ?? "<a title=\"Europe/Berlin\" href=\"?2025-10-31\"></a>")
        if let german { #expect(try content(template, Edition(language: .german)) == german) }
    }

    @Test("V-50 shows nothing that the edition withholds, and doesn't say that there is something")
    func withheld() throws {
        let template = "{{#stats.records}}{{entries}} entries{{/stats.records}}{{^stats.records}}none{{/stats.records}}"
        let open = Edition(audience: .public)
        #expect(try content(template) == "3 entries")
        #expect(try content(template, open) == "none")
        #expect(try content("{{stats.trackers.Run.streak.current}}", open) == "0")
        #expect(try content("{{#stats.trackers.phone}}{{logs}}{{/stats.trackers.phone}}.", open) == ".")
        for (path, name) in [
            ("stats.records.entries", "records"), ("stats.nothing.entries", "nothing"),
            ("stats.trackers.phone.logs", "phone"), ("stats.trackers.sofa.logs", "sofa"),
        ] {
            try directory.write("{{\(path)}}", to: "look/pages/now.mustache")
            #expect(try problems(open) == ["1: error: this edition has no \"\(path)\"; it has no \"\(name)\""])
        }
    }

    @Test(
        "reports a path that leads nowhere, with the nearest, and what can't be written",
        arguments: [
            (
                "{{stats.noalc.streek.current}}",
                "this edition has no \"stats.noalc.streek.current\"; it has no \"streek\""
            ),
            (
                "{{#stats.noalc.streek}}{{/stats.noalc.streek}}",
                "this edition has no \"stats.noalc.streek\"; it has no \"streek\""
            ),
            ("{{stats.trackers}}", "\"stats.trackers\" is no text; expected {{#stats.trackers}}"),
            ("{{{stats.asOf}}}", "\"stats.asOf\" is plain text; expected {{stats.asOf}}"),
            ("<script>{{stats.asOf}}</script>", "no field is possible in <script>"),
        ])
    func wrong(template: String, text: String) throws {
        try directory.write(template, to: "look/pages/now.mustache")
        #expect(try problems().first == "1: error: \(text)")
    }

    @Test("V-50 has pages with a title, in the menu of every page if they say so, and files as they are")
    func pages() throws {
        try directory.write("{{! title: Now & then; menu: yes }}\n<h1>Now</h1>", to: "look/pages/now.mustache")
        try directory.write("<h1>More</h1>", to: "look/pages/what-else.mustache")
        try directory.write("<svg/>", to: "look/static/img/logo.svg")
        try directory.write("<p>{{name}}</p>", to: "look/cards/mine.mustache")
        #expect(try problems().first?.hasPrefix("0: warning: no page uses this file") == true)
        try directory.write("{{> head}}{{> cards/mine}}{{> foot}}", to: "look/about.mustache")
        try directory.write("<p>mine</p>", to: "look/cards/mine.mustache")
        #expect(try problems() == [])
        let page = try #require(directory.text(of: "site/now.html"))
        #expect(page.contains("<title>Now &amp; then: Ada</title>") && page.contains("<h1>Now</h1>"))
        #expect(page.contains(##"<a href="now.html" aria-current="page">"##))
        #expect(directory.text(of: "site/weeks/2025-W44.html")?.contains(#"<a href="../now.html">"#) == true)
        #expect(directory.text(of: "site/what-else.html")?.contains("<title>What else: Ada</title>") == true)
        #expect(directory.text(of: "site/index.html")?.contains("what-else.html") == false)
        #expect(directory.text(of: "site/about.html")?.contains("<p>mine</p>") == true)
        #expect(directory.text(of: "site/img/logo.svg") == "<svg/>")
        // A removed file is also removed from the site.
        try FileSystem.removeFile(Path(directory.path + "/look/static/img/logo.svg"))
        try FileSystem.removeFile(Path(directory.path + "/look/pages/now.mustache"))
        #expect(try problems() == [])
        #expect(directory.text(of: "site/img/logo.svg") == nil && directory.text(of: "site/now.html") == nil)
    }

    @Test(
        "a page's own settings are understood, or reported",
        arguments: [
            ("{{! title: Now, menu: yes }}", nil, "Now"), ("{{!\n title: A: b\n menu: no\n}}", nil, "A: b"),
            ("{{! a remark }}", nil, "What now"),
            (
                "{{! titel: Now; menu: ja }}",
                "1: error: \"menu: ja, titel: Now\" is not understood; "
                    + "expected {{! title: …; menu: yes }}", ""
            ),
        ] as [(String, String?, String)])
    func comment(text: String, problem: String?, title: String) throws {
        try directory.write(text + "<p></p>", to: "look/pages/what-now.mustache")
        #expect(try problems() == [problem].compactMap(\.self))
        if problem == nil {
            #expect(directory.text(of: "site/what-now.html")?.contains("<title>\(title): Ada</title>") == true)
        }
    }

    @Test("hears of a folder that isn't read, and where a file belongs")
    func folders() throws {
        try directory.write("x", to: "look/page/now.mustache")
        try directory.write("x", to: "look/pages/more/now.mustache")
        try directory.write("x", to: "look/logo.svg")
        try directory.write("x", to: "look/colours.css")
        var told: [Diagnostic] = []
        let arguments = arguments()
        _ = try build.build(build.input(arguments), arguments).run { told = $0 }
        #expect(
            told.map { "\($0.location.file.split(separator: "/").last ?? ""): \($0.text); \($0.hint ?? "")" }.sorted()
                == [
                    "colours.css: no page uses this file; did you mean \"colors.css\"?",
                    "logo.svg: no page uses this file; what the site is to have as it is lies in static/",
                    "more: no page uses this folder; folders are cards, blocks, pages and static",
                    "page: no page uses this folder; did you mean \"pages/\"?",
                ])
    }

    @Test("a page that leaves out the foot is reported, and so is a number without its document")
    func remedies() throws {
        try directory.write("{{> head}}", to: "look/about.mustache")
        #expect(try problems() == ["1: error: <main>, which \"head\" begins, does not end; expected {{> foot}}"])
        try directory.write("{{savings.amount}}", to: "look/about.mustache")
        var told: [Diagnostic] = []
        let arguments = arguments()
        _ = try? build.build(build.input(arguments), arguments).run { told = $0 }
        #expect(told.map(\.hint) == ["did you mean \"stats.savings.amount\"?"])
    }

    @Test(
        "a page or a file has no name that the report has, and none that a web server could misread",
        arguments: [
            ("pages/index.mustache", "the report has \"index.html\" already; expected another name"),
            ("static/badges/today.svg", "the report has \"badges/today.svg\" already; expected another name"),
            ("static/Logo.svg", "expected a name of the letters a to z, digits, \"-\", \"_\" and \".\""),
            ("pages/my page.mustache", "expected a name of the letters a to z, digits, \"-\", \"_\" and \".\""),
        ])
    func names(path: String, text: String) throws {
        try directory.write("x", to: "look/" + path)
        #expect(try problems() == ["0: error: \(text)"])
        #expect(directory.text(of: "site/index.html") == nil)
    }

    @Test(
        "V-50 has its colours on pages, badges, share cards and the mark of the site, and hears if they are hard to read"
    )
    func colours() throws {
        try directory.write(
            """
            :root { --good: #8a2be2; --h10: #591593; }
            @media (prefers-color-scheme: dark) {
              :root { --ink-2: #26352e; --good: #b57bf0; }
            }
            :root { --gren: #000000; --steady: red; }
            """, to: "look/colors.css")
        #expect(
            try problems() == [
                "5: warning: the style sheet has no color \"--gren\"",
                "3: warning: \"--ink-2\" on \"--ground\" is hard to read in the dark scheme: 1.4 to 1; expected at least 4.5 to 1",
                "3: warning: \"--ink-2\" on \"--card-flat\" is hard to read in the dark scheme: 1.3 to 1; expected at least 4.5 to 1",
            ])
        #expect(directory.text(of: "site/assets/style.css")?.hasSuffix("--steady: red; }") == true)
        let page = try #require(directory.text(of: "site/index.html"))
        #expect(page.contains("stroke='%238A2BE2'") && page.contains(##"stroke="#8A2BE2""##))
        for path in directory.paths(in: "site").filter({ $0.hasPrefix("share/") && $0.hasSuffix(".svg") }) {
            let card = try #require(directory.text(of: "site/" + path))
            #expect(!card.contains("#0ebf6e") && !card.contains("#17cd7a"), "\(path)")
        }
    }

    @Test("reports the line of what a browser will not show, unless the head is one's own")
    func policy() throws {
        try directory.write(
            "<p style=\"color:red\">a</p>\n<img src=\"https://a.example/b.svg\" alt=\"\">\n<style>p{}</style>\n<script>a()</script>\n"
                + "<img src=\"a.svg\" alt=\"\"><script src=\"a.js\"></script><a href=\"https://a.example\">a</a>",
            to: "look/pages/now.mustache")
        #expect(
            try problems() == [
                "1: warning: a browser ignores the attribute \"style\" here; expected it in style.css or a file",
                "2: warning: a browser loads nothing of another address here; expected a file in static/",
                "3: warning: a browser ignores a <style> within a page; expected a file",
                "4: warning: a browser ignores a <script> within a page; expected a file",
            ])
        try directory.write("<!DOCTYPE html><html><body><main>", to: "look/head.mustache")
        #expect(try problems() == [])
    }
}
