import Counting
import Markup
import Model
import Pages
import TestSupport
import Testing

@Suite("Templates")
struct TemplateOverrideTests {
    private func site(_ name: String, _ text: String, _ folder: Folder = Folder(levels: "S")) throws -> Site {
        try Site(
            folder.analysis(), templates: [TemplateFile(name: name, bytes: Array(text.utf8), origin: "mine/\(name)")])
    }

    @Test("that are built in have no fault, and are all there is in their folder")
    func builtIn() {
        // Their HTML is only read if there is a user's template.
        for (builtIn, user) in [(Site.builtIn, []), ([], Site.builtIn)] {
            let made = TemplateSet.make(for: SitePages.templates, builtIn: builtIn, user: user)
            #expect(made.templates != nil)
            #expect(made.diagnostics.isEmpty)
        }
        #expect(EmbeddedFile.templates.map(\.name) == EmbeddedFile.templates.map(\.name).sorted())
        #expect(EmbeddedFile.templates.allSatisfy { !$0.bytes.isEmpty })
    }

    @Test("of a user take the place of one file, the others stay")
    func override() throws {
        let folder = Folder(levels: "S")
        let (mine, built) = (try site("foot.mustache", "</main><p>mine</p></body></html>\n"), try folder.site())
        #expect(mine.paths == built.paths)
        // A redirecting page has no footer.
        for path in built.pagePaths {
            #expect(try mine.text(path).hasSuffix("</main><p>mine</p></body></html>\n"))
            let main = try #require(try built.page(path).first("main"))
            #expect(try mine.page(path).first("main")?.text.trimmed == main.text.trimmed)
        }
        #expect(mine.bytes("assets/style.css") == built.bytes("assets/style.css"))
    }

    @Test("V-50 of a kind of block change it in every card, and that of a card only this card")
    func parts() throws {
        let files = [
            TemplateFile(name: "blocks/strips.mustache", bytes: Array("<p>{{#rows}}[{{name}}]{{/rows}}</p>".utf8)),
            TemplateFile(name: "cards/saboteurs.mustache", bytes: Array("<h2>Mine: {{title}}</h2>{{{blocks}}}".utf8)),
        ]
        let asOf = "2025-10-31T20:00"
        let page = try Site(Folder.sample.analysis(asOf: asOf), templates: files).text("weeks/2025-W44.html")
        #expect(page.contains("<p>[Drink Water][Reading]"))
        #expect(page.contains("<h2>Mine: What you noticed</h2>") && page.contains("<p>[Doomscrolling]"))
        let misspelled = TemplateFile(name: "cards/sabotuers.mustache", bytes: [])
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [misspelled])
        #expect(made.diagnostics.map(\.severity) == [.warning])
        #expect(made.diagnostics.first?.hint?.contains("cards/saboteurs.mustache") == true)
    }

    @Test("may be made by a user, with their own partials")
    func ownPartial() throws {
        let partial = TemplateFile(name: "motto.mustache", bytes: Array("<p>One day at a time, {{brand}}</p>\n".utf8))
        let about = TemplateFile(name: "about.mustache", bytes: Array("{{> head}}\n  {{> motto}}\n{{> foot}}".utf8))
        let folder = Folder(levels: "S").with("profile.json", #"{ "name": "A & B" }"#)
        let site = try Site(folder.analysis(), templates: [partial, about])
        #expect(try site.page("about.html").first("main")?.text.trimmed == "One day at a time, A & B")
    }

    @Test(
        "leave out an address that could run a script, and no other one",
        arguments: [
            ("javascript:alert(1)", ""), ("JavaScript:alert(1)", ""), ("java\nscript:alert(1)", ""),
            (" data:text/html,", ""),
            ("x:y", ""), ("https://a.example/?b=c:d&e", "https://a.example/?b=c:d&amp;e"),
            ("mailto:a@b.example", "mailto:a@b.example"),
            ("../weeks/a:b", "../weeks/a:b"), ("?a:b", "?a:b"), ("#a:b", "#a:b"), ("", ""),
        ])
    func addresses(written: String, expected: String) throws {
        let fields = [TemplateField<String>.text("link", "a link") { $0 }]
        let file = TemplateFile(
            name: "page.mustache",
            bytes: Array("<a title='{{link}}' href=\"{{link}}\"><img src='#{{link}}' alt=\"\"/></a>".utf8))
        let pages = [TemplateSet.PageFields(name: "page", own: fields.map(\.description), shared: [])]
        let templates = try #require(TemplateSet.make(for: pages, builtIn: [], user: [file]).templates)
        var html = HTML()
        templates.write("page", [FieldScope<String>("", []), FieldScope(written, fields)], to: &html)
        let all = written.replacing("&", with: "&amp;")
        let text = String(decoding: html.takeBytes(), as: UTF8.self)
        #expect(text == "<a title='\(all)' href=\"\(expected)\"><img src='#\(all)' alt=\"\"/></a>")
    }

    @Test("take a style sheet and a script byte for byte")
    func assets() throws {
        #expect(try site("style.css", "a{b:c}{{x}}").text("assets/style.css") == "a{b:c}{{x}}")
        #expect(try site("timer.js", "//{{x}}").text("assets/timer.js") == "//{{x}}")
    }

    @Test("with a mistyped name are warned of by the nearest one")
    func mistyped() {
        let file = TemplateFile(name: "overveiw.mustache", bytes: [], origin: "mine/overveiw.mustache")
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [file])
        #expect(made.diagnostics.map(\.hint) == ["did you mean \"overview.mustache\"?"])
    }

    @Test("that nothing reads are warned of, and harm nothing")
    func unknown() {
        let file = TemplateFile(name: "notes.txt", bytes: [], origin: "mine/notes.txt")
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [file])
        #expect(made.templates != nil)
        #expect(made.diagnostics.map(\.code.rawValue) == ["unknown-template"])
        #expect(made.diagnostics.map(\.severity) == [.warning])
        #expect(made.diagnostics.first?.location.file == "mine/notes.txt")
    }

    @Test(
        "escape every field, whatever follows its quotation marks",
        arguments: [
            "\"\u{301} onclick=\u{301}", "\u{600}\"\u{600}<b\u{301}", "<\u{301}script>\u{301}", "{{title}}", "&amp;",
        ])
    func escaping(name: String) throws {
        let template = "<!DOCTYPE html>\n<p title=\"{{brand}}\">{{#isPrivate}}{{title}}{{/isPrivate}}</p>"
        var profile = Profile()
        profile.name = name
        let history = History(profile: profile, trackers: [], entries: [], sessions: [], logs: [])
        let file = TemplateFile(name: "overview.mustache", bytes: Array(template.utf8))
        let site = try Site(Analysis(history, asOf: .day(date(Folder.today))), templates: [file])
        let page = try site.page("index.html")
        let paragraph = try #require(page.first("p"))
        #expect(paragraph.attributes.keys.sorted() == ["title"])
        #expect(paragraph.children.isEmpty)
        for text in [paragraph.attributes["title"], paragraph.text] {
            let scalars = text?.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
            #expect(scalars.map { Array($0) } == Array(name.unicodeScalars))
        }
    }
}
