import ReportMarkup
import ReportWords

extension LogPage {
    /// Writes the calendar whose tiles mark days.
    func writeMarks(_ tiles: DayTiles, to html: inout HTML) {
        let writer = writer(.marks)
        html.card("log-marks", id: "h-marks", title: writer.phrases.markDaysTitle(weeks: sheet.weeks)) { html in
            html.element("p", #"class="quiet""#, text: tiles.hint)
            html.open("form") { html in
                html.attribute("id", writer.form.id)
                html.attributes(#"method="post" action="/log/mark" autocomplete="off""#)
            }
            writer.writeShared(to: &html)
            writer.problem(nil, to: &html)
            writer.problem(.mark, to: &html)
            if let earlier = tiles.earlier {
                html.element("p", #"class="mark-earlier""#) { html in
                    html.element("a", { $0.attribute("href", earlier + "#" + writer.form.id) }) { html in
                        html.text(writer.phrases.earlierWeeks)
                    }
                }
            }
            html.element("ol", #"class="mark-grid""#) { html in
                for name in tiles.weekdays {
                    html.element("li", #"class="mark-day" aria-hidden="true""#, text: name)
                }
                for tile in tiles.tiles { html.element("li") { tile.write(tiles.rings, to: &$0) } }
            }
            html.close("form")
        }
    }
}

extension DayTiles.Tile {
    fileprivate func write(_ rings: RingSet, to html: inout HTML) {
        switch tap {
        case .mark: writeButton(.mark, rings, to: &html)
        case .unmark: writeButton(.unmark, rings, to: &html)
        case .none:
            html.element("span", #"class="mark-tile is-to-come""#) { writeDrawing(rings, to: &$0) }
        case .open(let address):
            html.open("a") { html in
                html.attributes(#"class="mark-tile""#)
                html.attribute("href", address)
                html.attribute("title", label)
            }
            writeDrawing(rings, to: &html)
            html.close("a")
        }
    }

    private func writeButton(_ field: LogField, _ rings: RingSet, to html: inout HTML) {
        html.open("button") { html in
            html.attribute("class", literal: field == .unmark ? "mark-tile is-marked" : "mark-tile")
            html.attributes(#"type="submit""#)
            html.attribute("name", field.rawValue)
            html.attribute("value", "\(day)")
            html.attribute("title", label)
        }
        writeDrawing(rings, to: &html)
        html.close("button")
    }

    private func writeDrawing(_ rings: RingSet, to html: inout HTML) {
        if let month { html.element("span", #"class="mark-month" aria-hidden="true""#, text: month) }
        html.element("svg", #"class="days" viewBox="-26 -26 52 52" aria-hidden="true""#) { $0.ringCell(cell, rings) }
        html.element("span", #"class="vh""#, text: label)
    }
}
