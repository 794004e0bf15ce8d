import Counting
import Foundation
import Markup
import Model
import Pages
import TestSupport
import Testing

/// A page that is declared but forgotten somewhere fails here with the name of what is missing; words that a language
/// lacks, and a declaration without an address, do not compile.
@Suite("Every page of the site")
struct SitePageTests {
    @Test("that is declared in the sources is on the list of pages")
    func listed() throws {
        let listed = Set(SitePages.all.map { String(describing: $0) })
        var declared: Set<String> = []
        for path in Repository.swiftFiles(below: "Sources/Pages") {
            let text = try Repository.text(path)
            for match in text.matches(of: /(?:struct|extension) (\w+): SitePage\b/) { declared.insert(String(match.1)) }
        }
        #expect(declared.subtracting(listed).sorted() == [], "missing in SitePages.all")
        #expect(declared.count == SitePages.all.count)
    }

    @Test("has a template that is part of the program, and nothing else is in the folder of templates")
    func templates() throws {
        let embedded = Dictionary(uniqueKeysWithValues: EmbeddedFile.templates.map { ($0.name, $0.bytes) })
        for page in SitePages.templates { #expect(embedded[page.fileName] != nil, "missing in templates.c") }
        let files = Repository.files(below: "Templates").filter { $0.contains(".") }
            .map { String($0.dropFirst("Templates/".count)) }
        let (parts, others) = (files.filter { $0.hasPrefix("style/") }, files.filter { !$0.hasPrefix("style/") })
        #expect(Set(others + ["style.css"]) == Set(embedded.keys), "Templates/ and templates.c name the same files")
        for file in others {
            #expect(try embedded[file] == Array(Repository.text("Templates/" + file).utf8), "\(file)")
        }
        let lengths = try parts.map { try Repository.text("Templates/" + $0).utf8.count }
        #expect(embedded["style.css"]?.count == lengths.reduce(0, +), "templates.c joins every part of the style sheet")
        let made = TemplateSet.make(
            for: SitePages.templates,
            builtIn: EmbeddedFile.templates.map { TemplateFile(name: $0.name, bytes: $0.bytes) })
        #expect(made.diagnostics.map(\.text) == [])
    }

    @Test("lies at an address of its own, and is made by one kind of page alone")
    func addresses() throws {
        let report = Report(try Folder(levels: "SSSSSSSWS").analysis())
        let addresses = SitePages.addresses(in: report)
        #expect(Set(addresses.map(\.path)).count == addresses.count)
        for address in addresses {
            let kinds = SitePages.all.filter { $0.init(at: address, in: report) != nil }
            #expect(kinds.count == 1, "\(address.path)")
            #expect(kinds.first?.addresses(in: report).contains(address) == true, "\(address.path)")
        }
    }

    @Test("explains every field of its template in the reference")
    func meanings() {
        func check(_ fields: [TemplateFieldDescription], of page: String) {
            #expect(Set(fields.map(\.name)).count == fields.count, "a name twice in \(page)")
            for field in fields {
                #expect(!field.meaning.isEmpty, "\(page): \(field.name)")
                if case .list(let inner) = field.kind { check(inner, of: page) }
            }
        }
        check(SitePages.sharedFields, of: "every page")
        for page in SitePages.templates { check(page.ownFields, of: page.fileName) }
    }
}
