import Markup
import Model
import Wording

extension ShareAddress {
    /// A share card as an item of a list: a small picture, and links to its files.
    func picture(on page: PageAddress, in report: Report) -> HTML {
        let (first, root, sizes) = (shapes[0], page.root, sizes(in: report))
        // A button hands a PNG to another program; the browser makes it if there is only the drawing.
        let (shared, name) = (sizes[0].files[0].path, title(in: report))
        return """
            <li\(if: first == .poster, #" class="upright""#)>\
            <a href="\(root)\(shared)"><img src="\(root)\(path(first, "svg"))" alt="" loading="lazy"><b>\(name)</b></a>\
            \(each: sizes, { size in
                """
                <p><span>\(size.text)</span>\
                \(each: size.files, { text, path in #" <a href="\#(root)\#(path)">\#(text)</a>"# })</p>
                """
            })\
            <button type="button" hidden data-share="\(root)\(shared)" data-name="\(name)">\
            \(report.phrases.sharePicture)</button></li>

            """
    }

    /// Its shapes, such as `1200 × 630` or `A3`, and the files of each with their names and their paths relative to the
    /// root of the site; PNGs come first, because messengers don't accept SVG.
    func sizes(in report: Report) -> [(text: String, files: [(text: String, path: String)])] {
        shapes.map { shape in
            var files = [("SVG", path(shape, "svg"))]
            if report.pictures == .all {
                if shape.hasDarkPicture {
                    files.insert((report.phrases.darkPNG, path(shape, "png", isDark: true)), at: 0)
                }
                files.insert(("PNG", path(shape, "png")), at: 0)
            }
            return (shape == .poster ? "A3" : "\(shape.width) × \(shape.height)", files)
        }
    }

    /// The name of the card on the page of files.
    package func title(in report: Report) -> String {
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
