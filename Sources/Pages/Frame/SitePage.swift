package import Markup
import Wording

/// A page of the site, declared in one place: where it lies, which template it fills, what the template may name, and how
/// it is made from a report.
package protocol SitePage: TemplateItem {
    /// Its template with everything that the template may name.
    static var template: PageTemplate<Self> { get }

    /// More than most pages of this kind have, in bytes: what is written beyond that is copied once.
    static var usualSize: Int { get }

    /// The addresses at which the site has such a page, in the order of the site.
    static func addresses(in report: Report) -> [PageAddress]

    /// The page at an address; nil if there isn't one of this kind.
    init?(at address: PageAddress, in report: Report)

    /// The title, navigation and footer around its content.
    var frame: Frame { get }
}

extension SitePage {
    package static var fields: [TemplateField<Self>] { template.fields }
    package static var usualSize: Int { 1 << 16 }

    /// What a template of the page may name, its own fields first, for checks and for the reference.
    package static var templateFields: TemplateSet.PageFields {
        TemplateSet.PageFields(
            name: template.name, own: template.fields.map(\.description), shared: FrameScope.fields.map(\.description))
    }

    /// The page as bytes; empty if `templates` were not made for it.
    package func bytes(_ templates: TemplateSet) -> [UInt8] { rendered(templates).page }

    /// The page, and the tables that are on it for the file beside it; both empty if `templates` were not made for it.
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

/// The template of a kind of page, and what it may name beside the fields of every page.
package struct PageTemplate<Page: Sendable>: Sendable {
    /// The name of its file, without its ending.
    let name: String
    /// The class of the page in the style sheet, after `p-`.
    let style: String
    /// What its drawings refer to, beside icons and the shapes of days.
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
    /// Inserts the shapes that a page refers to, at the place that was marked: its icons, those of days, and all of `shapes`.
    mutating func insertDefinitions(and shapes: [HTML]) {
        var definitions: HTML = #"<svg class="defs" aria-hidden="true" focusable="false"><defs>"#
        definitions.define(Icon.symbols, from: 0, of: references)
        definitions.defineCellShapes(of: references)
        for shape in shapes { definitions.copy(shape) }
        definitions.markup("</defs></svg>")
        insertDefinitions(definitions)
    }

    /// Writes those of some shapes that `references` have; the first shape has the number `first`.
    mutating func define(_ shapes: [HTML], from first: Int, of references: UInt64) {
        for (number, shape) in shapes.enumerated() where references >> UInt64(first + number) & 1 == 1 { copy(shape) }
    }
}
