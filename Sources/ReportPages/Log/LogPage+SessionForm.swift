import ReportMarkup
import ReportWords

extension LogPage {
    func writeSessions(_ sessions: [SessionForm], to html: inout HTML) {
        html.element("section", #"class="card log-rows""#) { writeRows(sessions, to: &$0) }
    }

    /// Writes what the person has never used: nobody has to look past it, and everybody can find it.
    func writeMore(_ sessions: [SessionForm], to html: inout HTML) {
        html.element("section", #"class="card log-rows log-more" id="log-more""#) { html in
            html.element("details", sessions.contains { $0.form == sheet.returned?.form } ? "open" : "") { html in
                html.element(
                    "summary", text: frame.language.phrases.moreToLog(sessions.map(\.name)))
                writeRows(sessions, to: &html)
            }
        }
    }

    private func writeRows(_ sessions: [SessionForm], to html: inout HTML) {
        for session in sessions { write(session, to: &html) }
        if sessions.contains(where: { !$0.types.isEmpty }) {
            html.element("datalist", #"id="types""#) { html in
                for type in sessions.flatMap(\.types) {
                    html.open("option") { $0.attribute("value", type) }
                    html.close("option")
                }
            }
        }
    }

    private func write(_ session: SessionForm, to html: inout HTML) {
        let writer = writer(session.form)
        let row = LogFormWriter.Row(
            icon: session.icon, name: session.name, state: session.state,
            isOpen: !isWhole)
        writer.write(
            row, to: &html,
            first: { html in
                html.markup(#"<button class="vh" type="submit" tabindex="-1" aria-hidden="true"></button>"#)
            },
            quick: { html in
                for chip in session.usual { writer.quick(.item, chip, of: session.name, to: &html) }
            },
            fields: { html in
                html.element("div", #"class="fields""#) { html in
                    writer.field(
                        .minutes, writer.phrases.minutesHeading, #"type="text" inputmode="text" size="5""#, to: &html)
                    if !session.types.isEmpty {
                        writer.field(
                            .type, writer.phrases.workoutTypeField, #"type="text" size="12""#, list: "types", to: &html)
                    }
                    writer.button(writer.phrases.logSheet, to: &html)
                }
            })
    }
}
