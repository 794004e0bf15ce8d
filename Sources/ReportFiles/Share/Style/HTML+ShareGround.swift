import ReportMarkup

extension HTML {
    /// Writes the shapes that a drawing repeats and its ground: a green light from one corner and a blue one from the other,
    /// which fade out.
    mutating func shareGround(width: Int, height: Int) {
        let all: HTML = "M0 0h\(width)v\(height)H0z"
        markup("<defs>")
        placeDefinitions()
        self += """
            \(.glow("a", x: width / 20, y: -height / 16, radius: width * 74 / 100))\
            \(.glow("b", x: width, y: height, radius: width / 2))</defs>
            <path class="g" d="\(all)"/><path fill="url(#ga)" d="\(all)"/><path fill="url(#gb)" d="\(all)"/>

            """
    }

    /// Writes the small ring that stands for the program, around a point.
    mutating func brandMark(x: Int, y: Int) {
        self += #"<circle class="m" cx="\#(x)" cy="\#(y)" r="10" fill="none" stroke-width="6"/>"#
    }

    private static func glow(_ style: StaticString, x: Int, y: Int, radius: Int) -> HTML {
        // Steps of a curve, so that no edge is seen where the light ends.
        let stops: [(offset: StaticString, opacity: StaticString)] = [
            ("0", "1"), (".25", ".82"), (".5", ".46"), (".75", ".14"), ("1", "0"),
        ]
        return """
            <radialGradient id="g\(style)" gradientUnits="userSpaceOnUse" cx="\(x)" cy="\(y)" r="\(radius)">\
            \(each: stops, { #"<stop class="\#(style)" offset="\#($0.offset)" stop-opacity="\#($0.opacity)"/>"# })\
            </radialGradient>
            """
    }
}
