package import Markup
import Wording

/// A page of the site, declared in one place: its addresses, its template and the template's fields, and how it is made
/// from a report.
package protocol SitePage: TemplateItem {
    /// Its template with all of the template's fields.
    static var template: PageTemplate<Self> { get }

    /// More bytes than most pages of this kind have; a longer page is copied once.
    static var usualSize: Int { get }

    /// The addresses of such pages, in the order of the site.
    static func addresses(in report: Report) -> [PageAddress]

    /// The page at an address; nil if the address isn't one of such a page.
    init?(at address: PageAddress, in report: Report)

    /// The title, navigation and footer around its content.
    var frame: Frame { get }
}

extension SitePage {
    package static var fields: [TemplateField<Self>] { template.fields }
    package static var usualSize: Int { 1 << 16 }

    /// The fields of a template, the page's own first, for checks and for the reference.
    package static var templateFields: TemplateSet.PageFields {
        TemplateSet.PageFields(
            name: template.name, own: template.fields.map(\.description), shared: FrameScope.fields.map(\.description))
    }

    /// The page as bytes; empty if `templates` were not made for it.
    package func bytes(_ templates: TemplateSet) -> [UInt8] { rendered(templates).page }

    /// The page, and the tables for the file in its folder; both empty if `templates` were not made for it.
    package func rendered(_ templates: TemplateSet) -> (page: [UInt8], tables: [UInt8]) {
        let template = Self.template
        var html = HTML(
            tables: frame.address.tablesName.map { TableFile(name: $0, label: frame.language.phrases.tablesOfPage) },
            capacity: Self.usualSize)
        templates.write(template.name, [FrameScope(frame, template), self], to: &html)
        html.insertDefinitions(and: template.shapes)
        let tables = html.tables.map { Array(DataTable.csvHeading.utf8) + $0.buffer.bytes } ?? []
        return (html.takeBytes(), tables)
    }
}

/// The template of a kind of page, and its fields in addition to those of every page.
package struct PageTemplate<Page: Sendable>: Sendable {
    /// The name of its file, without the extension.
    let name: String
    /// The class of the page in the style sheet, after `p-`.
    let style: String
    /// The shapes that its drawings refer to, except for icons and the shapes of days.
    let shapes: [HTML]
    let fields: [TemplateField<Page>]

    init(
        _ name: String, style: String? = nil, shapes: [HTML] = [],
        _ fields: [TemplateField<Page>]
    ) {
        self.name = name
        self.style = style ?? name
        self.shapes = shapes
        self.fields = fields
    }
}

extension HTML {
    /// Inserts the shapes that a page refers to at the marked place: its icons, those of days, and all of `shapes`.
    mutating func insertDefinitions(and shapes: [HTML]) {
        var definitions: HTML = #"<svg class="defs" aria-hidden="true" focusable="false"><defs>"#
        definitions.define(Icon.symbols, from: 0, of: references)
        definitions.defineCellShapes(of: references)
        for shape in shapes { definitions.copy(shape) }
        definitions.markup("</defs></svg>")
        insertDefinitions(definitions)
    }

    /// Writes those of some shapes that are in `references`; the first shape has the number `first`.
    mutating func define(_ shapes: [HTML], from first: Int, of references: UInt64) {
        for (number, shape) in shapes.enumerated() where references >> UInt64(first + number) & 1 == 1 { copy(shape) }
    }
}
