import ReportMarkup
import ReportWords

/// A share card on the page of files: how it looks, and each file that it comes as.
package struct SharedPicture: Sendable {
    /// A shape and its files.
    package struct Size: Sendable {
        /// `1200 × 630`, `A3`.
        package let text: String
        /// What each is called and its path relative to the root of the site; PNGs first, because messengers take no SVG.
        package let files: [(text: String, path: String)]
    }

    package let name: String
    /// The drawing, which follows the reader's light and dark.
    package let drawing: String
    /// At least one.
    package let sizes: [Size]
    /// Whether it is upright.
    package let isUpright: Bool
    /// What a button hands to another program as PNG, which is drawn by the browser if there is only the drawing.
    package let shared: String
}

extension SharedPicture {
    init(_ address: ShareAddress, in report: Report) {
        let first = address.shapes[0]
        name = address.title(in: report)
        drawing = address.path(first, "svg")
        sizes = address.shapes.map { shape in
            var files = [("SVG", address.path(shape, "svg"))]
            if report.pictures == .all {
                if shape.hasDarkPicture {
                    files.insert((report.phrases.darkPNG, address.path(shape, "png", isDark: true)), at: 0)
                }
                files.insert(("PNG", address.path(shape, "png")), at: 0)
            }
            return Size(text: shape == .poster ? "A3" : "\(shape.width) × \(shape.height)", files: files)
        }
        isUpright = first == .poster
        shared = sizes[0].files[0].path
    }

    /// Writes it as an item of a list on a page; `share` is what the button says.
    func write(on page: PageAddress, share: String, to html: inout HTML) {
        html.open("li", isUpright ? #"class="upright""# : "")
        html.element("a", { $0.attribute("href", page.root + shared) }) { html in
            html.open("img") { html in
                html.attribute("src", page.root + drawing)
                html.attributes(#"alt="" loading="lazy""#)
            }
            html.element("b", text: name)
        }
        for size in sizes {
            html.element("p") { html in
                html.element("span", text: size.text)
                for file in size.files {
                    html.markup(" ")
                    html.element("a", { $0.attribute("href", page.root + file.path) }, text: file.text)
                }
            }
        }
        html.open("button") { html in
            html.attributes(#"type="button" hidden"#)
            html.attribute("data-share", page.root + shared)
            html.attribute("data-name", name)
        }
        html.text(share)
        html.close("button")
        html.close("li")
        html.markup("\n")
    }
}

extension ShareAddress {
    /// What the card is called on the page of files.
    fileprivate func title(in report: Report) -> String {
        let phrases = report.phrases
        return switch self {
        case .streak: phrases.soberDays
        case .activity(let activity): activity.name(phrases)
        case .habits: report.leading?.name(in: report) ?? phrases.habits
        case .tracker(let id): report.tracker(id).map(report.name) ?? id
        case .year(let year): String(year)
        case .month(let month): phrases.text(month)
        case .poster(let year): phrases.posterName(String(year))
        }
    }
}
