import Markup
import Wording

/// A share card on the page of files: how it looks, and each file that it comes as.
struct SharedPicture: Sendable {
    /// A shape, such as `1200 × 630` or `A3`, and its files.
    ///
    /// Each has its name and its path relative to the root of the site; PNGs come first, because messengers take no SVG.
    typealias Size = (text: String, files: [(text: String, path: String)])

    let name: String
    /// The drawing, which follows the reader's light and dark.
    let drawing: String
    /// At least one.
    let sizes: [Size]
    /// Whether it is upright.
    let isUpright: Bool
    /// What a button hands to another program as PNG, which is drawn by the browser if there is only the drawing.
    let shared: String

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
            return (shape == .poster ? "A3" : "\(shape.width) × \(shape.height)", files)
        }
        isUpright = first == .poster
        shared = sizes[0].files[0].path
    }

    /// The picture as an item of a list on a page; `share` is what the button says.
    func html(on page: PageAddress, share: String) -> HTML {
        """
        <li\(if: isUpright, #" class="upright""#)>\
        <a href="\(page.root)\(shared)"><img src="\(page.root)\(drawing)" alt="" loading="lazy"><b>\(name)</b></a>\
        \(each: sizes, { size in
            """
            <p><span>\(size.text)</span>\
            \(each: size.files, { #" <a href="\#(page.root)\#($0.path)">\#($0.text)</a>"# })</p>
            """
        })\
        <button type="button" hidden data-share="\(page.root)\(shared)" data-name="\(name)">\(share)</button></li>

        """
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
