import ReportMarkup

extension HTML {
    /// Writes the shapes that a drawing repeats and its ground: a green light from one corner and a blue one from the other,
    /// which fade out.
    mutating func shareGround(width: Int, height: Int) {
        element("defs") { html in
            html.placeDefinitions()
            html.glow("ga", "a", x: width / 20, y: -height / 16, radius: width * 74 / 100)
            html.glow("gb", "b", x: width, y: height, radius: width / 2)
        }
        markup("\n")
        ground("g", width, height)
        ground("", width, height, fill: "url(#ga)")
        ground("", width, height, fill: "url(#gb)")
        markup("\n")
    }

    /// Writes the small ring that stands for the program, around a point.
    mutating func brandMark(x: Int, y: Int) {
        shape("circle") { html in
            html.attributes(#"class="m""#)
            html.attribute("cx", x)
            html.attribute("cy", y)
            html.attributes(#"r="10" fill="none" stroke-width="6""#)
        }
    }

    private mutating func glow(_ id: StaticString, _ style: StaticString, x: Int, y: Int, radius: Int) {
        open("radialGradient") { html in
            html.attribute("id", literal: id)
            html.attributes(#"gradientUnits="userSpaceOnUse""#)
            html.attribute("cx", x)
            html.attribute("cy", y)
            html.attribute("r", radius)
        }
        // Steps of a curve, so that no edge is seen where the light ends.
        let stops: [(offset: StaticString, opacity: StaticString)] = [
            ("0", "1"), (".25", ".82"), (".5", ".46"), (".75", ".14"), ("1", "0"),
        ]
        for stop in stops {
            shape("stop") { html in
                html.attribute("class", literal: style)
                html.attribute("offset", literal: stop.offset)
                html.attribute("stop-opacity", literal: stop.opacity)
            }
        }
        close("radialGradient")
    }

    private mutating func ground(_ style: StaticString, _ width: Int, _ height: Int, fill: StaticString = "") {
        shape("path") { html in
            if style.utf8CodeUnitCount > 0 { html.attribute("class", literal: style) }
            if fill.utf8CodeUnitCount > 0 { html.attribute("fill", literal: fill) }
            html.attribute("d") { html in
                html.markup("M0 0h")
                html.number(width)
                html.markup("v")
                html.number(height)
                html.markup("H0z")
            }
        }
    }
}
