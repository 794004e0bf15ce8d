import ReportMarkup

/// A drawing for each streak, all as wide as each other; on a phone they are wider than the screen and scroll together,
/// the latest month first.
extension JokerTimeline {
    /// The units of a drawing: its days are put on them.
    private static let width = 1460
    private static let height = 52
    /// The heights of the stars, and of the line with the clovers on it.
    private static let (starHeight, lineHeight) = (15, 37)

    private func x(_ day: Int) -> Int { day * JokerTimeline.width / days }

    func write(on page: PageAddress, to html: inout HTML) {
        html.card("joker-times", id: "h-times", title: title, aside: { $0.text(summary) }) { html in
            html.open("div", #"class="times-scroll" tabindex="0" role="group""#, label: title)
            html.element("div", #"class="times""#) { html in
                for (index, row) in rows.enumerated() { write(row, index, on: page, to: &html) }
                html.element("svg", #"class="times-months" aria-hidden="true""#) { html in
                    for month in months {
                        html.open("text") { html in
                            html.attributes(#"y="1em""#)
                            html.attribute("x", percent: month.days.lowerBound * 10_000 / days)
                        }
                        html.text(month.name)
                        html.close("text")
                    }
                }
            }
            html.close("div")
            writeLegend(to: &html)
            html.dataTable(table)
        }
    }

    private func write(_ row: Row, _ index: Int, on page: PageAddress, to html: inout HTML) {
        html.element("h3") { html in
            html.emoji(row.icon)
            html.markup(" ")
            html.text(row.name)
        }
        html.image(
            "time", role: #"role="group""#, id: "times-\(index)", width: JokerTimeline.width,
            height: JokerTimeline.height, title: row.name, description: row.summary
        ) { html in
            writeSeams(to: &html)
            writeRuns(row, to: &html)
            for mark in row.marks where mark.symbol != .spent { write(mark, to: &html) }
            for clover in row.clovers { write(clover, to: &html) }
            for month in row.months { write(month, on: page, to: &html) }
        }
        html.markup("\n")
    }

    /// Writes a thin line before each month but the first.
    private func writeSeams(to html: inout HTML) {
        html.shape("path") { html in
            html.attributes(#"class="time-seam""#)
            html.attribute("d") { html in
                html.markup("M0 0v52")
                for month in months.dropFirst() {
                    html.markup("M")
                    html.number(x(month.days.lowerBound))
                    html.markup(" 0v52")
                }
            }
        }
    }

    private func writeRuns(_ row: Row, to html: inout HTML) {
        html.shape("path") { html in
            html.attributes(#"class="time-run""#)
            html.attribute("d") { html in
                for run in row.runs {
                    html.markup("M")
                    html.number(x(run.lowerBound))
                    html.markup(" ")
                    html.number(JokerTimeline.lineHeight)
                    html.markup("H")
                    html.number(x(run.upperBound))
                }
            }
        }
    }

    private func write(_ mark: Mark, to html: inout HTML) {
        let y = mark.symbol == .earned ? JokerTimeline.starHeight : JokerTimeline.lineHeight
        html.shape("use") { html in
            html.attributes(
                mark.symbol == .earned
                    ? ##"href="#je" class="time-star""## : ##"href="#jt" class="time-loss""##)
            html.attribute("transform") { html in
                html.markup("translate(")
                html.number(x(mark.day) + x(1) / 2)
                html.markup(" ")
                html.number(y)
                html.markup(")")
            }
        }
    }

    /// Writes the clover of a healed day, or one with the number of several that are too close to stand side by side.
    private func write(_ clover: Clover, to html: inout HTML) {
        let middle = (x(clover.days.lowerBound) + x(clover.days.upperBound)) / 2 + x(1) / 2
        html.use(.clover) { html in
            html.attributes(#"class="time-clover""#)
            html.attribute("transform") { html in
                html.markup("translate(")
                html.number(middle)
                html.markup(" ")
                html.number(JokerTimeline.lineHeight)
                html.markup(clover.count > 1 ? ") scale(1.15)" : ") scale(.75)")
            }
        }
        guard clover.count > 1 else { return }
        html.open("text") { html in
            html.attributes(#"class="time-count" text-anchor="middle""#)
            html.attribute("x", middle)
            html.attribute("y", JokerTimeline.lineHeight + 6)
        }
        html.number(clover.count)
        html.close("text")
    }

    /// Writes the area of a month, which says what happened and leads to it.
    private func write(_ month: Month, on page: PageAddress, to html: inout HTML) {
        guard let link = month.link else { return }
        html.open("a") { $0.href(link, on: page) }
        html.element("title", text: month.words)
        html.shape("rect") { html in
            html.attributes(#"class="hit" y="1" height="50" rx="8""#)
            html.attribute("x", x(month.days.lowerBound) + 1)
            html.attribute("width", x(month.days.upperBound) - x(month.days.lowerBound) - 2)
        }
        html.close("a")
    }
}

extension JokerTimeline {
    private func writeLegend(to html: inout HTML) {
        html.element("ul", #"class="legend sign-legend""#) { html in
            html.jokerKey(words.earned) { $0.shape("use", ##"href="#je" class="time-star""##) }
            html.jokerKey(words.healed) { $0.use(.clover, #"class="time-clover""#) }
            if hasLosses { html.jokerKey(words.lost) { $0.shape("use", ##"href="#jt" class="time-loss""##) } }
            html.element("li") { html in
                html.element("svg", #"class="key" viewBox="-14 -14 28 28" aria-hidden="true""#) { html in
                    html.shape("path", #"class="time-run" d="M-13 0h26""#)
                }
                html.text(words.runs)
            }
        }
    }
}

extension HTML {
    fileprivate mutating func jokerKey(_ words: String, drawing: (inout HTML) -> Void) {
        element("li") { html in
            html.element("svg", #"class="key" viewBox="-15 -15 30 30" aria-hidden="true""#, content: drawing)
            html.text(words)
        }
    }
}
