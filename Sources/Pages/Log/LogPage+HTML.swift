import Counting
import Markup
import Model
import Wording

extension LogPage {
    /// The last seven days, each with a link to its log sheet, and a field for another date.
    var daysHTML: HTML {
        let (writer, today, rings) = (writer(.date), report.today, RingSet(ofEverybodyIn: report))
        let days = (-6...0).map { today.advanced(by: $0) }
        let isOpen = !days.contains(sheet.day) || sheet.returned?.form == .date
        let hasProblem = sheet.problem(.day, of: .date) != nil
        return """
            <nav class="card log-days" aria-label="\(writer.phrases.day)">\
            <ol class="seven">\(each: days, { "<li>\(html($0, rings))</li>" })</ol>\
            <details\(if: isOpen, " open")><summary>\(writer.phrases.otherDate)</summary>\
            <form class="log-form" id="f-date" method="get" autocomplete="off" \
            action="\(LogSheet.address(sheet.part, day: nil))">\
            <div class="fields"><div class="field"><label for="f-date-day">\(writer.phrases.otherDate)</label>\
            <input type="date" id="f-date-day" name="day" max="\("\(today)")" value="\("\(sheet.day)")"\
            \(if: hasProblem, #" aria-invalid="true" aria-describedby="p-f-date""#)>\(writer.problem(.day))</div>\
            \(writer.button(writer.phrases.showDate))</div></form></details></nav>
            """
    }

    private func html(_ day: Day, _ rings: RingSet) -> HTML {
        let cell = RingCell(day, in: report)
        // If the levels are for another day, the text mentions today.
        let isPlain = day == report.today && sheet.askedDay == nil
        return """
            <a href="\(LogSheet.address(sheet.part, day: isPlain ? nil : day))" title="\(cell.label)"\
            \(if: day == sheet.day, #" aria-current="date""#)>\
            <span aria-hidden="true">\(report.phrases.shortName(of: day.weekday))</span>\
            <svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">\({ $0.ringCell(cell, rings) })</svg>\
            <span class="vh">\(cell.label)</span></a>
            """
    }

    /// The last change that was written or undone, with a button that undoes it.
    ///
    /// The element exists even if it is empty, because a screen reader only announces text that is added to it later.
    var message: HTML {
        """
        <div class="said-place" id="said" role="status">\
        \(sheet.message, { message in
            #"<div class="card said"><p>\#(message.text)</p>\#(message.change, undoing)</div>"#
        })</div>
        """
    }

    /// The form that undoes a change.
    func undoing(_ change: String) -> HTML {
        let writer = writer(.undo)
        return """
            <form method="post" action="/log/undo" autocomplete="off">\(writer.shared)\(writer.hidden(.change, change))\
            \(writer.button(writer.phrases.undoThis, "act quiet-act"))</form>
            """
    }

    func html(_ levels: LevelForm) -> HTML {
        let (writer, totals, whatLevelsMean) = (writer(.level), totals, frame.language.phrases.whatLevelsMean)
        let number: FormWriter.Option = ("number", writer.phrases.logNumber)
        let drinks = writer.field(
            .drinks, writer.phrases.exactDrinks, #"type="text" inputmode="decimal" size="5""#)
        let more: HTML = """
            <div class="fields">\(drinks)\(writer.button("act", .level, number))</div>\
            \(writer.area(.note, writer.phrases.noteIfAny))
            """
        // The button that the Enter key presses; otherwise it would press the first level.
        let fields: HTML = """
            <button class="vh" type="submit" name="level" value="number" tabindex="-1" aria-hidden="true"></button>\
            <div class="levels">\(each: levels.buttons, html)</div>\(writer.problem(.level))\(ownDrinks(writer))\
            \(writer.details(writer.phrases.numberOrNote, [.drinks, .note], more))
            """
        // The link to the levels' meanings is beside the question, but after the levels in keyboard order.
        return """
            <section class="card log-levels">\(writer.html(levels.question, fields))\
            <a class="info" href="/\(PageAddress.about.path)" title="\(whatLevelsMean)">\
            <span aria-hidden="true">i</span><span class="vh">\(whatLevelsMean)</span></a>\
            \(if: !totals.isEmpty, #"<p class="log-totals">\#(totals)</p>"#)</section>
            """
    }

    /// A button for each of the person's own drinks, which adds it to the day, and the size of a drink.
    private func ownDrinks(_ writer: LogFormWriter) -> HTML {
        let (drinks, grams, phrases) = (report.profile.ownDrinks, report.profile.drinkGrams, writer.phrases)
        return """
            \(if: !drinks.isEmpty, """
                <div class="chips"><span class="chips-name">\(phrases.oneMoreDrink)</span>\
                \(each: drinks, { drink in
                    let text = "\(drink.title) · \(phrases.numbers.text(drink.drinks))"
                    return writer.button("chip", .item, (drink.name, text))
                })</div>
                """)\
            \(grams, { #"<p class="quiet">\#(phrases.oneDrink(grams: $0))</p>"# })
            """
    }

    private func html(_ button: LevelForm.Button) -> HTML {
        """
        <button class="level\(if: button.isWritten, " is-written")" type="submit" name="level" \
        value="\(button.value.rawValue)"\
        \(if: button.isChosen, " autofocus data-chosen")><span class="level-mark" aria-hidden="true">\
        \({ $0.key(RingCell.Core(button.level)) })<span class="emoji">\(button.level.emoji)</span></span>\
        <b>\(report.phrases.level(button.level))</b> \
        <span>\(button.range)</span> <small>\(button.caption)</small>\
        \(if: button.isWritten, """
             <span class="mark-text">✓ <span class="vh">\(frame.language.phrases.isWrittenDown)</span></span>
            """)</button>
        """
    }

    /// The form of the day's note.
    var note: HTML {
        let writer = writer(.note)
        let (field, button) = (writer.area(.text, writer.phrases.textField), writer.button(writer.phrases.logSheet))
        return #"<section class="card">\#(writer.html(writer.phrases.noteOfDay, "\(field)\(button)"))</section>"#
    }

    /// The link to the whole sheet.
    var wayToAll: HTML {
        #"<p class="pager">\#(way(to: nil, frame.language.phrases.wholeSheet))</p>"#
    }

    var wayToLevels: HTML {
        #"<p class="log-drinks">\#(way(to: .level(.steady), frame.language.phrases.logDrinks))</p>"#
    }

    private func way(to part: LogPart?, _ text: String) -> HTML {
        """
        <a href="\(LogSheet.address(part, day: sheet.day == report.today ? nil : sheet.day))">\(text) \(icon: .right)</a>
        """
    }
}

/// The last weeks and the next one as tiles; one tap marks a day, another one removes the mark.
extension LogPage {
    var marks: HTML {
        let (writer, phrases) = (writer(.marks), report.phrases)
        let thisWeek = report.firstDayOfWeek(of: report.today)
        let first = thisWeek.advanced(by: 7 * (1 - sheet.weeks))
        let earlier = LogSheet.address(
            sheet.part, day: sheet.day == report.today ? nil : sheet.day, weeks: sheet.weeks * 2 + 4)
        let rings = RingSet(ofEverybodyIn: report)
        let days: HTML = """
            <p class="quiet">\(phrases.markDaysHint(phrases.level(.steady)))</p>\
            <form id="\(writer.form.id)" method="post" action="/log/mark" autocomplete="off">\(writer.shared)\
            \(writer.problem(nil))\(writer.problem(.mark))\
            \(if: sheet.weeks < LogSheet.mostWeeks, """
                <p class="mark-earlier"><a href="\(earlier)#\(writer.form.id)">\(phrases.earlierWeeks)</a></p>
                """)\
            <ol class="mark-grid">\
            \(each: report.weekdayHeadings, { #"<li class="mark-day" aria-hidden="true">\#($0)</li>"# })\
            \(each: first.number...thisWeek.advanced(by: 13).number, { number in
                "<li>\(tile(Day(number: number), isFirst: number == first.number, rings))</li>"
            })</ol></form>
            """
        return .card("log-marks", id: "h-marks", title: phrases.markDaysTitle(weeks: sheet.weeks), days)
    }

    /// A day, with the effect of a tap in its words: `29 October, no entry: mark as steady`.
    private func tile(_ day: Day, isFirst: Bool, _ rings: RingSet) -> HTML {
        let (phrases, table) = (report.phrases, report.analysis.days)
        let (cell, name) = (RingCell(day, in: report), phrases.dayAndMonth(day))
        let month = day.dayOfMonth == 1 || isFirst ? phrases.shortMonthName(day.date.month) : nil
        let drawing = { (label: String) -> HTML in
            """
            \(month, { #"<span class="mark-month" aria-hidden="true">\#($0)</span>"# })\
            <svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">\({ $0.ringCell(cell, rings) })</svg>\
            <span class="vh">\(label)</span>
            """
        }
        let button = { (field: LogField, label: String) -> HTML in
            """
            <button class="mark-tile\(if: field == .unmark, " is-marked")" type="submit" name="\(field.rawValue)" \
            value="\("\(day)")" title="\(label)">\(drawing(label))</button>
            """
        }
        guard day <= report.today else { return #"<span class="mark-tile is-to-come">\#(drawing(cell.label))</span>"# }
        guard let entry = table.range.contains(day) ? table.entry(on: day) : nil else {
            return button(.mark, phrases.markTile(name, phrases.level(.steady)))
        }
        let words = phrases.levelWords(entry.level, entry.drinks)
        // An entry that was added elsewhere in the meantime isn't a mark.
        if sheet.marked.contains(day), entry.level == .steady, (entry.drinks ?? .zero) == .zero {
            return button(.unmark, phrases.unmarkTile(name, words))
        }
        let label = phrases.openTile(name, words)
        let address = LogSheet.address(sheet.part, day: day == report.today ? nil : day, weeks: sheet.weeks)
        return #"<a class="mark-tile" href="\#(address)" title="\#(label)">\#(drawing(label))</a>"#
    }
}
