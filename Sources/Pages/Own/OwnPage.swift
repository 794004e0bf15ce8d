package import Markup

/// A page written by a person: the template `pages/now.mustache` is the content of `now.html`.
package struct OwnPage: SitePage {
    package let frame: Frame
    private let name: String

    package static let template = PageTemplate<OwnPage>(
        "page",
        [
            .parts("content", "the content, from the page's file in `pages/`") { page in
                [TemplatePart(OwnPageFile.folder + page.name, FieldScope(page, []))]
            }
        ])

    /// The fields of the pages' templates.
    package static func fields(of entries: [OwnPageFile]) -> [TemplateSet.PageFields] {
        entries.map {
            TemplateSet.PageFields(
                name: OwnPageFile.folder + $0.name, own: [], shared: FrameScope.fields.map(\.description))
        }
    }

    package static func addresses(in report: Report) -> [PageAddress] { report.ownPages.map { .own($0.name) } }

    package init?(at address: PageAddress, in report: Report) {
        guard case .own(let name) = address, let entry = report.ownPages.first(where: { $0.name == name }) else {
            return nil
        }
        self.name = name
        frame = report.frame(address, title: report.title(entry.title), description: entry.title)
    }
}
