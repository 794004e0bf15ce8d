import ProgressModel
import ReportMarkup
import ReportWords

extension LogPage {
    func writeDays(to html: inout HTML) {
        let phrases = frame.language.phrases
        html.open("nav", #"class="card log-days""#, label: phrases.day)
        html.element("ol", #"class="seven""#) { html in
            for item in days.days { html.element("li") { item.write(days.rings, to: &$0) } }
        }
        let isOpen = !days.days.contains(where: \.isChosen) || sheet.returned?.form == .date
        html.open("details") { if isOpen { $0.attributes("open") } }
        html.element("summary", text: phrases.otherDate)
        html.open("form") { html in
            html.attributes(#"class="log-form" id="f-date" method="get" autocomplete="off""#)
            html.attribute("action", LogSheet.address(sheet.part, day: nil))
        }
        html.element("div", #"class="fields""#) { html in writeDateField(to: &html) }
        html.close("form")
        html.close("details")
        html.close("nav")
    }

    private func writeDateField(to html: inout HTML) {
        let writer = writer(.date)
        html.element("div", #"class="field""#) { html in
            html.element("label", #"for="f-date-day""#, text: writer.phrases.otherDate)
            html.open("input") { html in
                html.attributes(#"type="date" id="f-date-day" name="day""#)
                html.attribute("max", "\(today)")
                html.attribute("value", "\(sheet.day)")
                if sheet.problem(.day, of: .date) != nil {
                    html.attributes(#"aria-invalid="true" aria-describedby="p-f-date""#)
                }
            }
            writer.problem(.day, to: &html)
        }
        writer.button(writer.phrases.showDate, to: &html)
    }

    /// Writes what was written or undone, with the button that takes it back.
    ///
    /// The place is there also while there is nothing to say: a screen reader only tells of what comes into it later.
    func writeMessage(_ message: LogSheet.Message?, to html: inout HTML) {
        html.element("div", #"class="said-place" id="said" role="status""#) { html in
            guard let message else { return }
            html.element("div", #"class="card said""#) { html in
                html.element("p", text: message.text)
                if let change = message.change { writeUndo(change, to: &html) }
            }
        }
    }

    func writeUndo(_ change: String, to html: inout HTML) {
        let writer = writer(.undo)
        html.open("form", #"method="post" action="/log/undo" autocomplete="off""#)
        writer.writeShared(to: &html)
        writer.hidden(.change, change, to: &html)
        writer.button(writer.phrases.undoThis, "act quiet-act", to: &html)
        html.close("form")
    }

    func writeLevels(_ levels: LevelForm, to html: inout HTML) {
        let writer = writer(.level)
        html.element("section", #"class="card log-levels""#) { html in
            writer.write(name: { $0.text(levels.question) }, to: &html) { html in
                // What Enter in a field presses; without it that would be the first level.
                html.markup(
                    #"<button class="vh" type="submit" name="level" value="number" tabindex="-1" aria-hidden="true"></button>"#
                )
                html.element("div", #"class="levels""#) { html in
                    for button in levels.buttons { write(button, to: &html) }
                }
                writer.problem(.level, to: &html)
                writer.details(writer.phrases.numberOrNote, [.drinks, .note], to: &html) { html in
                    html.element("div", #"class="fields""#) { html in
                        writer.field(
                            .drinks, writer.phrases.exactDrinks, #"type="text" inputmode="decimal" size="5""#,
                            to: &html)
                        writer.button(
                            "act", .level, .init(value: "number", text: writer.phrases.logNumber), to: &html)
                    }
                    writer.area(.note, writer.phrases.noteIfAny, to: &html)
                }
            }
            writeInfo(to: &html)
            if !totals.isEmpty { html.element("p", #"class="log-totals""#, text: totals) }
        }
    }

    /// Writes the way to what the levels mean, beside the question; behind the levels in the order of the keyboard.
    private func writeInfo(to html: inout HTML) {
        html.open("a") { html in
            html.attributes(#"class="info""#)
            html.attribute("href", "/" + PageAddress.about.path)
            html.attribute("title", frame.language.phrases.whatLevelsMean)
        }
        html.element("span", #"aria-hidden="true""#, text: "i")
        html.element("span", #"class="vh""#, text: frame.language.phrases.whatLevelsMean)
        html.close("a")
    }

    private func write(_ button: LevelForm.Button, to html: inout HTML) {
        html.open("button") { html in
            html.attribute("class", literal: button.isWritten ? "level is-written" : "level")
            html.attributes(#"type="submit" name="level""#)
            html.attribute("value", button.value.rawValue)
            if button.isChosen { html.attributes("autofocus data-chosen") }
        }
        html.element("span", #"class="level-mark" aria-hidden="true""#) { html in
            html.key(button.core)
            html.element("span", #"class="emoji""#, text: button.emoji)
        }
        html.element("b", text: button.name)
        html.markup(" ")
        html.element("span", text: button.range)
        html.markup(" ")
        html.element("small", text: button.caption)
        if button.isWritten {
            html.markup(" ")
            html.element("span", #"class="mark-text""#) { html in
                html.markup("✓ ")
                html.element("span", #"class="vh""#, text: frame.language.phrases.isWrittenDown)
            }
        }
        html.close("button")
    }

    func writeNote(to html: inout HTML) {
        let writer = writer(.note)
        html.element("section", #"class="card""#) { html in
            writer.write(name: { $0.text(writer.phrases.noteOfDay) }, to: &html) { html in
                writer.area(.text, writer.phrases.textField, to: &html)
                writer.button(writer.phrases.logSheet, to: &html)
            }
        }
    }

    func writeWayToAll(_ sheet: LogSheet, to html: inout HTML) {
        let address = LogSheet.address(nil, day: sheet.day == today ? nil : sheet.day)
        html.element("p", #"class="pager""#) { html in
            html.element("a", { $0.attribute("href", address) }) { html in
                html.text(frame.language.phrases.wholeSheet)
                html.markup(" ")
                html.icon(.right)
            }
        }
    }

    func writeWayToLevels(_ sheet: LogSheet, to html: inout HTML) {
        let address = LogSheet.address(.level(.steady), day: sheet.day == today ? nil : sheet.day)
        html.element("p", #"class="log-drinks""#) { html in
            html.element("a", { $0.attribute("href", address) }) { html in
                html.text(frame.language.phrases.logDrinks)
                html.markup(" ")
                html.icon(.right)
            }
        }
    }
}

extension LogDays.Item {
    fileprivate func write(_ rings: RingSet, to html: inout HTML) {
        html.open("a") { html in
            html.attribute("href", address)
            html.attribute("title", cell.label)
            if isChosen { html.attributes(#"aria-current="date""#) }
        }
        html.element("span", #"aria-hidden="true""#, text: weekday)
        html.element("svg", #"class="days" viewBox="-26 -26 52 52" aria-hidden="true""#) { $0.ringCell(cell, rings) }
        html.element("span", #"class="vh""#, text: cell.label)
        html.close("a")
    }
}
