import ReportMarkup
import ReportWords

extension LogPage {
    /// The calendar whose tiles mark days.
    func marks(_ tiles: DayTiles) -> HTML {
        let writer = writer(.marks)
        let days: HTML = """
            <p class="quiet">\(tiles.hint)</p>\
            <form id="\(writer.form.id)" method="post" action="/log/mark" autocomplete="off">\(writer.shared)\
            \(writer.problem(nil))\(writer.problem(.mark))\
            \(tiles.earlier, { """
                <p class="mark-earlier"><a href="\($0)#\(writer.form.id)">\(writer.phrases.earlierWeeks)</a></p>
                """ })\
            <ol class="mark-grid">\(each: tiles.weekdays, { #"<li class="mark-day" aria-hidden="true">\#($0)</li>"# })\
            \(each: tiles.tiles, { "<li>\($0.html(tiles.rings))</li>" })</ol></form>
            """
        return .card("log-marks", id: "h-marks", title: writer.phrases.markDaysTitle(weeks: sheet.weeks), days)
    }
}

extension DayTiles.Tile {
    fileprivate func html(_ rings: RingSet) -> HTML {
        let drawing: HTML = """
            \(month, { #"<span class="mark-month" aria-hidden="true">\#($0)</span>"# })\
            <svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">\({ $0.ringCell(cell, rings) })</svg>\
            <span class="vh">\(label)</span>
            """
        return switch tap {
        case .mark: button(.mark, drawing)
        case .unmark: button(.unmark, drawing)
        case .none: #"<span class="mark-tile is-to-come">\#(drawing)</span>"#
        case .open(let address): #"<a class="mark-tile" href="\#(address)" title="\#(label)">\#(drawing)</a>"#
        }
    }

    private func button(_ field: LogField, _ drawing: HTML) -> HTML {
        """
        <button class="mark-tile\(if: field == .unmark, " is-marked")" type="submit" name="\(field.rawValue)" \
        value="\("\(day)")" title="\(label)">\(drawing)</button>
        """
    }
}
