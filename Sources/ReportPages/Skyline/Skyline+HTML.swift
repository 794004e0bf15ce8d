import ProgressModel
import ReportMarkup

/// The blocks stretch with the page, the words around them keep their size.
extension Skyline {
    private var width: Int { axis.days.count }
    /// Short runs stay low: the first days are no tower.
    private static let leastHeight = 7
    /// No block is lower than this part of the drawing.
    private static let leastPart = 25
    private var height: Int { max(labels.map(\.block.height).max() ?? 0, Skyline.leastHeight) }

    /// Writes the card.
    func write(to html: inout HTML) {
        html.card("skyline", id: "h-skyline", title: title, aside: { $0.text(summary) }) { html in
            html.element("p", #"class="lead-note""#, text: remark)
            html.element("figure", #"class="chart bare sky""#) { html in
                html.open("svg") { html in
                    html.attributes(#"class="plot" role="img""#)
                    html.described(by: "skyline")
                }
                html.describe("skyline", title: title, description)
                writeBlocks(to: &html)
                html.shape("line", #"class="sky-ground" x2="100%" y1="100%" y2="100%""#)
                for label in labels { write(label, to: &html) }
                html.close("svg")
                axis.write(to: &html)
            }
            html.dataTable(table)
        }
    }

    private func writeBlocks(to html: inout HTML) {
        html.stretched(width: width, height: height) { html in
            if !past.isEmpty { writePath("sky-past", past, to: &html) }
            if let current { writePath("sky-now", [current], to: &html) }
        }
    }

    private func writePath(_ style: StaticString, _ blocks: [Block], to html: inout HTML) {
        html.shape("path") { html in
            html.attribute("class", literal: style)
            html.attribute("d") { html in
                for block in blocks {
                    html.command("M", block.start)
                    // Beside a very long run a short one is still seen.
                    let tall = max(block.height, height / Skyline.leastPart)
                    html.command(" ", height)
                    html.command("v", -tall)
                    html.command("h", block.width)
                    html.command("v", tall)
                    html.markup("z")
                }
            }
        }
    }

    /// Writes a label over the middle of its block, or from an edge of it where it would leave the drawing.
    private func write(_ label: Label, to html: inout HTML) {
        let block = label.block
        let middle = (2 * block.start + block.width) * 5_000 / width
        let end = (block.start + block.width) * 10_000 / width
        html.open("text") { html in
            if middle > 8_200 {
                html.attributes(#"text-anchor="end" dy="-.45em""#)
                html.attribute("x", percent: max(end, 1_500))
            } else if middle < 1_200 {
                html.attributes(#"dx=".15em" dy="-.45em""#)
                html.attribute("x", percent: block.start * 10_000 / width)
            } else {
                html.attributes(#"text-anchor="middle" dy="-.45em""#)
                html.attribute("x", percent: middle)
            }
            html.attribute("y", percent: 10_000 - block.height * 10_000 / height)
        }
        html.text(label.text)
        html.close("text")
    }

}

extension HTML {
    /// Writes a command of a path with a number.
    fileprivate mutating func command(_ command: StaticString, _ value: Int) {
        markup(command)
        number(value)
    }
}
