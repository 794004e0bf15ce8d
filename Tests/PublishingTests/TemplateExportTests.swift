import Markup
import Model
import Pages
import TestSupport
import Testing

@testable import Disk
@testable import Publishing

/// Exporting the built-in templates, to start one's own design from them.
@Suite struct TemplateExportTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func read(_ folder: String) throws -> (templates: TemplateSet?, diagnostics: [Diagnostic]) {
        TemplateDirectory.set(with: try TemplateDirectory.contents(of: directory.path + "/" + folder).get())
    }

    @Test("an export builds without a complaint, as it is")
    func roundTrip() throws {
        let paths = try TemplateExport.write(to: directory.path + "/mine")
        #expect(paths.contains(directory.path + "/mine/style.css"))
        let read = try read("mine")
        #expect(read.templates != nil)
    }

    @Test("an export replaces nothing")
    func existing() throws {
        try directory.write("mine", to: "mine/style.css")
        let error = #expect(throws: CommandError.self) { try TemplateExport.write(to: directory.path + "/mine") }
        #expect(error?.kind == .cannotCreate)
        #expect(directory.paths(in: "mine") == ["style.css"])
    }

    @Test("an export is never written into a data directory", arguments: ["profile.json", "logs/phone.csv"])
    func records(path: String) throws {
        try directory.write("{}", to: "mine/\(path)")
        let error = #expect(throws: CommandError.self) { try TemplateExport.write(to: directory.path + "/mine") }
        #expect(error?.text == "\(directory.path)/mine holds records")
        #expect(error?.hint == "export into a folder of its own, such as \(directory.path)/mine/templates")
        #expect(directory.paths(in: "mine").last == path)
    }

    @Test("the reference explains every field, and no other")
    func reference() {
        let fields = SitePages.sharedFields + SitePages.templates.flatMap(\.ownFields)
        for field in fields {
            #expect(TemplateExport.reference().contains("| `\(field.tag)` | \(field.meaning) |"), "\(field.name)")
        }
    }

    @Test("an unknown field in a template of one's own is an error with file and line")
    func unknownField() throws {
        try directory.write("{{> head}}\n{{{heading}}}\n{{{headline}}}\n{{> foot}}\n", to: "mine/week.mustache")
        let diagnostics = try read("mine").diagnostics
        #expect(diagnostics.map(\.location.file) == ["week.mustache"])
        #expect(diagnostics.map(\.location.line) == [3])
    }

    @Test("a folder with the name of a template is reported, and not ignored")
    func noFile() throws {
        try directory.write("", to: "mine/overview.mustache/")
        let error = #expect(throws: CommandError.self) {
            try TemplateDirectory.contents(of: directory.path + "/mine").get()
        }
        #expect(error?.text.hasSuffix("overview.mustache is not a regular file, and so no template") == true)
    }
}
