import ProgressModel
import ReportMarkup
import ReportWords

extension PhonePage {
    /// The bytes of the file.
    package var bytes: [UInt8] {
        let phrases = language.phrases
        var html: HTML = "<!DOCTYPE html>\n"
        html.element("html", { $0.attribute("lang", language.rawValue) }) { html in
            html.element("head") { html in
                html.markup(#"<meta charset="utf-8">"#)
                html.markup(#"<meta http-equiv="Content-Security-Policy" content=""#)
                html.markup(
                    "default-src 'none'; style-src 'unsafe-inline'; connect-src *; base-uri 'none'; form-action 'none'; "
                )
                html.markup("script-src '")
                html.markup(PhonePage.scriptHash)
                html.markup("'\">")
                html.markup(#"<meta name="viewport" content="width=device-width, initial-scale=1">"#)
                html.markup(#"<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">"#)
                html.element("title", text: title)
                html.element("style") { $0.markup(PhonePage.style) }
            }
            html.element("body") { html in
                html.element("main") { html in
                    html.element("h1", text: phrases.phonePage)
                    html.element("p", #"class="quiet""#, text: phrases.phonePageLede)
                    html.element("noscript") { $0.element("p", text: phrases.phonePageNeedsScript) }
                    for (number, group) in groups.enumerated() { write(group, number, to: &html) }
                    writeQueue(phrases, to: &html)
                }
                html.element("script") { $0.markup(PhonePage.script) }
            }
        }
        html.markup("\n")
        return html.takeBytes()
    }

    private func write(_ group: Group, _ number: Int, to html: inout HTML) {
        let phrases = language.phrases
        html.element(
            "section",
            { html in
                html.attributes(#"class="card""#)
                html.attribute("aria-labelledby", "h\(number)")
            }
        ) { html in
            html.element("h2", { $0.attribute("id", "h\(number)") }, text: group.title)
            if group.asksDay {
                html.element("div", #"class="days" role="radiogroup" aria-labelledby="h0""#) { html in
                    for (value, text) in [("1", phrases.dayBefore), ("0", phrases.today)] {
                        html.element("label") { html in
                            html.open("input") { html in
                                html.attributes(#"type="radio" name="day""#)
                                html.attribute("value", value)
                                if value == "0" { html.attributes("checked") }
                            }
                            html.markup(" ")
                            html.text(text)
                        }
                    }
                }
            }
            html.element("p", #"class="row""#) { html in
                for button in group.buttons { write(button, in: group, to: &html) }
            }
        }
        html.markup("\n")
    }

    private func write(_ button: Button, in group: Group, to html: inout HTML) {
        html.open("button") { html in
            html.attributes(#"type="button""#)
            html.attribute("data-file", button.kind.rawValue)
            html.attribute("data-words", button.words)
            if let tracker = button.tracker { html.attribute("data-tracker", tracker) }
            html.attribute("data-name", "\(group.asksDay ? "" : group.title + ": ")\(button.label)")
            html.attribute("data-values") { html in
                html.text(
                    "{"
                        + button.values.map { "\(PhonePage.quoted($0.column)): \(PhonePage.quoted($0.value))" }
                        .joined(separator: ", ") + "}")
            }
        }
        html.text(button.label)
        if let caption = button.caption { html.element("small", text: caption) }
        html.close("button")
    }

    /// A text of a value in JSON; ids, words and numbers need no other escapes.
    ///
    /// By scalars, because a quotation mark with an accent is one character for Swift.
    private static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.lazy.filter { $0.value >= 0x20 }
        return "\"" + scalars.map { ["\\", "\""].contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }

    private func writeQueue(_ phrases: any Phrases, to html: inout HTML) {
        html.open("section") { html in
            html.attributes(#"class="card" id="queue" aria-labelledby="hq""#)
            for (name, text) in [
                ("data-undo", phrases.takeOut), ("data-empty", phrases.nothingWaits), ("data-copied", phrases.copied),
                ("data-refused", phrases.tokenIsRefused), ("data-waits", phrases.waitsForServer),
                ("data-sure", phrases.clearListQuestion),
            ] as [(StaticString, String)] { html.attribute(name, text) }
        }
        html.element("h2", #"id="hq""#, text: phrases.writtenOnPhone)
        html.element("p", #"id="state" role="status" class="quiet""#, text: phrases.nothingWaits)
        html.element("p", #"id="lost" role="alert" hidden"#, text: phrases.cannotBeKept)
        html.element("ul", #"id="list""#) { _ in }
        html.element("p", #"class="row" id="hand" hidden"#) { html in
            html.element("button", #"type="button" id="share""#, text: phrases.shareAsText)
            for kind in [Kind.entries, .activities, .logs] {
                html.element(
                    "button",
                    { html in
                        html.attributes(#"type="button" hidden"#)
                        html.attribute("data-save", kind.rawValue)
                    }, text: phrases.saveAsFile("\(kind.rawValue)/"))
            }
            html.element("button", #"type="button" id="clear""#, text: phrases.clearList)
        }
        html.element("details") { html in
            html.element("summary", text: phrases.sendByItself)
            html.element("p", #"class="quiet""#, text: phrases.sendByItselfNote)
            html.element("p") { html in
                html.element("label", #"for="server""#, text: phrases.serverAddress)
                html.markup(
                    #"<input id="server" type="url" autocomplete="off" placeholder="https://">"#)
            }
            html.element("p") { html in
                html.element("label", #"for="token""#, text: phrases.token)
                html.markup(
                    #"<input id="token" type="text" autocomplete="off" autocapitalize="off" spellcheck="false">"#)
            }
        }
        html.element("p", #"class="quiet""#, text: phrases.phonePageLimits)
        html.close("section")
    }
}
