import ReportMarkup

extension HTML {
    /// The distance of two days in a heatmap of a year in two halves.
    static let heatPitch = 14
    /// The height of the line that names the months above them.
    static let heatTop = 16

    /// Writes one of the two halves of a year: every second weekday at its left, then what `drawing` draws.
    mutating func heatHalf(
        _ style: StaticString, number: Int, weekdays: [String], columns: Int, title: String, description: String,
        drawing: (inout HTML) -> Void
    ) {
        open("div") { html in
            html.attribute("class") { html in
                html.markup("half half-")
                html.number(number)
            }
        }
        element("svg", #"class="heat-days" viewBox="0 0 22 114" aria-hidden="true""#) { html in
            for row in [0, 2, 4] {
                html.open("text") { html in
                    html.attributes(#"x="0""#)
                    html.attribute("y", tenths: (HTML.heatTop + row * HTML.heatPitch) * 10 + 95)
                }
                html.text(weekdays[row])
                html.close("text")
            }
        }
        image(
            style, id: "half-\(number)", width: columns * HTML.heatPitch - 2, height: 114, title: title,
            description: description, drawing: drawing)
        close("div")
    }

    /// Writes the name of a month above a half; with `endsHere` it ends at `x` instead of beginning there.
    mutating func heatMonth(_ name: String, x: Int, endsHere: Bool) {
        open("text") { html in
            html.attribute("x", x)
            html.attributes(endsHere ? #"y="9" text-anchor="end""# : #"y="9""#)
        }
        text(name)
        close("text")
    }
}
