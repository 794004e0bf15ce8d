import Markup
import Model
import Pages
import TestSupport
import Testing

/// A user's template with a problem at a marked place: `‸` marks the line and column that a message must have, `▸` a
/// line without a column.
struct BrokenTemplate: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let text: String
    let codes: [String]

    init(_ testDescription: String, _ name: String, _ text: String, _ codes: String...) {
        (self.testDescription, self.name, self.text, self.codes) = (testDescription, name, text, codes)
    }

    /// A page with its head and its foot.
    static func about(_ testDescription: String, _ text: String, _ code: String) -> BrokenTemplate {
        BrokenTemplate(testDescription, "about.mustache", "{{> head}}" + text + "{{> foot}}", code)
    }

    /// The marked places in order.
    var places: [(line: Int, column: Int?)] {
        var places: [(line: Int, column: Int?)] = []
        var (line, column) = (1, 1)
        for character in text {
            switch character {
            case "‸": places.append((line, column))
            case "▸": places.append((line, nil))
            default: (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
            }
        }
        return places
    }

    var file: TemplateFile {
        let text = text.filter { $0 != "‸" && $0 != "▸" }
        return TemplateFile(name: name, bytes: Array(text.utf8), origin: "mine/" + name)
    }
}

@Suite("A template that would leave a hole in a page")
struct TemplateProblemTests {
    static let cases = [
        BrokenTemplate("a field there is not", "about.mustache", "{{> head}}\n<p>‸{{nmae}}</p>\n", "template-field"),
        BrokenTemplate(
            "a field of another page", "year.mustache", "{{> head}}\n{{{heading}}} ‸{{{hero}}}\n", "template-field"),
        BrokenTemplate("a section there is not", "month.mustache", "‸{{#timer}}x{{/timer}}", "template-field"),
        BrokenTemplate(
            "every one of several", "about.mustache", "‸{{a}}\n\n  ‸{{b}}\n", "template-field", "template-field"),
        BrokenTemplate("a field in a partial", "foot.mustache", "</main>\nä😀 ‸{{fotter}}\n", "template-field"),
        BrokenTemplate("a dotted name", "about.mustache", "‸{{title.count}}", "template-field"),
        BrokenTemplate("a function", "about.mustache", "‸{{uppercased(title)}}", "template-field"),
        BrokenTemplate("a partial there is not", "about.mustache", "<p>\n‸{{> haed}}", "template-partial"),
        BrokenTemplate("a partial in itself", "foot.mustache", "a\n‸{{> foot}}", "template-partial"),
        BrokenTemplate("HTML as text", "about.mustache", "‸{{heading}}", "template-escaping"),
        BrokenTemplate("text as HTML", "about.mustache", "a ‸{{{title}}}", "template-escaping"),
        BrokenTemplate("text as HTML by an ampersand", "about.mustache", "a ‸{{&title}}", "template-escaping"),
        BrokenTemplate("yes or no as text", "about.mustache", "‸{{isServed}}", "template-escaping"),
        BrokenTemplate("other braces", "about.mustache", "\n‸{{=<% %>=}}\n<% title %>", "template-tag"),
        BrokenTemplate("a setting of the engine", "about.mustache", "‸{{% CONTENT_TYPE: HTML}}\n", "template-tag"),
        BrokenTemplate("a tag that does not end", "about.mustache", "a\nb\n▸{{title", "template-syntax"),
        BrokenTemplate("a section that does not end", "about.mustache", "a\n▸{{#isServed}}b", "template-syntax"),
        BrokenTemplate("a section that never began", "about.mustache", "a\nb▸{{/isServed}}\n", "template-syntax"),
        BrokenTemplate(
            "sections across each other", "head.mustache", "{{#isServed}}\n▸{{/brand}}\n", "template-syntax"),
        .about("an element that does not end", "\n▸<div><p>a</p>\n<!-- </div> -->", "template-syntax"),
        .about("a slash that ends no element of HTML", "\n▸<p/>", "template-syntax"),
        .about("elements across each other", "<b>\n▸<i></b></i>", "template-syntax"),
        .about("the end of an element that is not open", "<br>\n▸</p>", "template-syntax"),
        .about("an element that only a section opens", "‸{{#isServed}}<div>{{/isServed}}</div>", "template-syntax"),
        .about(
            "a quotation mark that only a section closes", "<p id=\"a‸{{#isServed}}\"{{/isServed}}>", "template-syntax"),
        .about(
            "a form that writes without its token", "\n▸<form method=POST action=\"/log\"></form>", "template-syntax"),
        .about("a field in a script", "<script>let a = \"<‸{{title}}\"</script>", "template-escaping"),
        .about("a field in a style", "<style>/* </p */ ‸{{title}}</style>", "template-escaping"),
        .about(
            "a field in an attribute that runs a script", "<p ONCLICK=\"a('‸{{title}}')\">a</p>", "template-escaping"),
        .about("a field in a style attribute", "<p style='color:‸{{title}}'>a</p>", "template-escaping"),
        .about("a field without quotation marks", "<p id= ‸{{title}}>a</p>", "template-escaping"),
        .about("a field among attributes", "<p ‸{{title}}>a</p>", "template-escaping"),
        .about("a field in a comment", "<!-- ‸{{title}} -->", "template-escaping"),
        .about("HTML in an attribute", "<p id=\"‸{{{heading}}}\">a</p>", "template-escaping"),
    ]

    @Test("is refused at its file and line", arguments: cases)
    func refused(template: BrokenTemplate) {
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [template.file])
        #expect(made.templates == nil)
        let found = made.diagnostics.filter { $0.severity == .error }
        let expected = template.places
        #expect(Set(template.codes).isSubset(of: found.map(\.code.rawValue)))
        // A problem of a partial is reported once, not for every page that includes it.
        let locations = found.filter { template.codes.contains($0.code.rawValue) }.map(\.location)
        #expect(locations.allSatisfy { $0.file == "mine/" + template.name && $0.sourceLine != nil })
        #expect(locations.map(\.line) == expected.map(\.line), "\(found.map(\.text))")
        #expect(locations.map(\.column) == expected.map(\.column))
    }

    @Test("is refused with as much as can be read where every tag in it is wrong")
    func many() {
        let text = (1...300).map { "{{wrong\($0)}}\n" }.joined()
        let file = TemplateFile(name: "foot.mustache", bytes: Array(text.utf8), origin: "mine/foot.mustache")
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [file])
        #expect(made.diagnostics.count == 10)
        #expect(made.diagnostics.map(\.count).reduce(0, +) == 300)
        #expect(made.diagnostics.last?.repeats.lines == 11...300)
    }

    @Test("is refused if it is not text")
    func encoding() {
        let file = TemplateFile(name: "foot.mustache", bytes: [0x61, 0xFF], origin: "mine/foot.mustache")
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [file])
        #expect(made.templates == nil)
        #expect(made.diagnostics.map(\.code.rawValue) == ["template-encoding"])
        #expect(made.diagnostics.first?.location.file == "mine/foot.mustache")
    }

    @Test("names what there is instead")
    func hints() {
        let file = TemplateFile(name: "year.mustache", bytes: Array("{{calender}}{{> haed}}".utf8))
        let hints = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: [file]).diagnostics
            .compactMap(\.hint)
        #expect(hints.contains { $0.hasPrefix("did you mean \"calendar\"? it has: brand, calendar, ") })
        let names = Site.builtIn.map(\.name).filter { $0.hasSuffix(".mustache") }.map { $0.dropLast(9) }
            .joined(separator: ", ")
        #expect(hints.contains { $0.hasPrefix("did you mean \"head\"?") && $0.hasSuffix("there are: " + names) })
    }

    @Test("is reported if it is missing")
    func missing() {
        let made = TemplateSet.make(
            for: SitePages.templates, builtIn: Site.builtIn.filter { $0.name != "month.mustache" })
        #expect(made.templates == nil)
        #expect(made.diagnostics.map(\.code.rawValue) == ["template-missing"])
        #expect(made.diagnostics.first?.location.file == "month.mustache")
    }
}
