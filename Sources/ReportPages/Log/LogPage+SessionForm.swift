import ReportMarkup
import ReportWords

extension LogPage {
    /// The activities that the person does.
    func html(_ sessions: [SessionForm]) -> HTML { #"<section class="card log-rows">\#(rows(sessions))</section>"# }

    /// What the person has never used: nobody has to look past it, and everybody can find it.
    func more(_ sessions: [SessionForm]) -> HTML {
        """
        <section class="card log-rows log-more" id="log-more">\
        <details\(if: sessions.contains { $0.form == sheet.returned?.form }, " open")>\
        <summary>\(frame.language.phrases.moreToLog(sessions.map(\.name)))</summary>\
        \(rows(sessions))</details></section>
        """
    }

    private func rows(_ sessions: [SessionForm]) -> HTML {
        let types = sessions.flatMap(\.types)
        return """
            \(each: sessions, row)\
            \(if: !types.isEmpty, """
                <datalist id="types">\(each: types, { #"<option value="\#($0)"></option>"# })</datalist>
                """)
            """
    }

    private func row(_ session: SessionForm) -> HTML {
        let writer = writer(session.form)
        let minutes = writer.field(
            .minutes, writer.phrases.minutesHeading, #"type="text" inputmode="text" size="5""#)
        let type = writer.field(
            .type, writer.phrases.workoutTypeField, #"type="text" size="12""#, list: "types")
        return writer.html(
            LogFormWriter.Row(icon: session.icon, name: session.name, state: session.state, isOpen: !isWhole),
            quick: """
                \(LogFormWriter.enter)\
                <div class="quick">\(each: session.usual, { writer.quick(.item, $0, of: session.name) })</div>
                """,
            fields: """
                <div class="fields">\(minutes)\(if: !session.types.isEmpty, type)\
                \(writer.button(writer.phrases.logSheet))</div>
                """)
    }
}
