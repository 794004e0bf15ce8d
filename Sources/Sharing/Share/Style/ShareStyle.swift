import Markup

/// The colours of the stand-alone drawings as CSS rules: such a file can't use a style sheet.
///
/// The values are those of `Templates/style/tokens.css`; for a colour with an opacity, the resulting one on a card.
enum ShareStyle {
    /// Slightly rounded fonts of the machine; an attribute.
    static let fonts: StaticString = #"""
        font-family="ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable Display', -apple-system, \#
        'Segoe UI', Roboto, Inter, 'Noto Sans', Cantarell, 'Liberation Sans', Arial, sans-serif"
        """#

    /// Ground, glows, panel and its edge, text, quiet text, green, the outline of today, healed and future days,
    /// shades.
    static let light: HTML = #"""
        .g{fill:#eef3ef}.a{stop-color:#c9eeda}.b{stop-color:#d6e7f4}.p{fill:#fbfdfc;stroke:#dfe8e2}.t{fill:#10211a}\#
        .q{fill:#52645b}.m{stroke:#0ebf6e}.v{fill:#06713f}.k{fill:#0ebf6e}.o{stroke:#a9b8af}.y{stroke:#10211a}.r,.d{stroke:#52645b}\#
        .z{stroke:#dfe8e2}.s{stroke:#0ebf6e}.e{stroke:#89d6b2}\#
        .c{fill:#e9f8f0;stroke:#06713f}.f{fill:#f2f6f4;stroke:#f2f6f4}.h0{stroke:#848f89}\#
        .h1{fill:#a7e7bf;stroke:#a7e7bf}.h2{fill:#89daaa;stroke:#89daaa}.h3{fill:#6ccd96;stroke:#6ccd96}\#
        .h4{fill:#4cbf82;stroke:#4cbf82}.h5{fill:#25b170;stroke:#25b170}.h6{fill:#00a262;stroke:#00a262}\#
        .h7{fill:#009158;stroke:#009158}.h8{fill:#02814e;stroke:#02814e}.h9{fill:#057244;stroke:#057244}\#
        .h10{fill:#0b623b;stroke:#0b623b}.l,.u{fill:#03140c}.n{fill:#fff}
        """#
    static let dark: HTML = #"""
        .g{fill:#0a110e}.a{stop-color:#0f3a28}.b{stop-color:#10242f}.p{fill:#151e1a;stroke:#25302b}.t{fill:#ecf4ef}\#
        .q{fill:#9db0a6}.m{stroke:#17cd7a}.v{fill:#4fe3a0}.k{fill:#17cd7a}.o{stroke:#52645b}.y{stroke:#ecf4ef}.r,.d{stroke:#9db0a6}\#
        .z{stroke:#1d2824}.s{stroke:#17cd7a}.e{stroke:#89d6b2}\#
        .c{fill:#15302a;stroke:#4fe3a0}.f{fill:#1a2420;stroke:#1a2420}.h0{stroke:#6a7a71}\#
        .h1{fill:#1c442e;stroke:#1c442e}.h2{fill:#1e5437;stroke:#1e5437}.h3{fill:#206441;stroke:#206441}\#
        .h4{fill:#24754c;stroke:#24754c}.h5{fill:#288657;stroke:#288657}.h6{fill:#2c9762;stroke:#2c9762}\#
        .h7{fill:#30a96d;stroke:#30a96d}.h8{fill:#34bb79;stroke:#34bb79}.h9{fill:#3bcd85;stroke:#3bcd85}\#
        .h10{fill:#4ade93;stroke:#4ade93}.l{fill:#fff}.u,.n{fill:#03140c}
        """#

    /// The colours of a day's rings.
    static let ringLight: HTML = #"""
        .steady{fill:#0ebf6e;color:#06442a}.easy{fill:#89d6b2;color:#0b5a3a}.wild{fill:#b6b6b6;color:#474747}\#
        .noticed{fill:#7466d8}.leaf{fill:#06713f}.mended{fill:#06713f;stroke:#fff;stroke-width:5;paint-order:stroke}.mark-on{fill:none;stroke:currentColor;stroke-width:1.5}\#
        .w,.m,.track{fill:none;stroke-width:5}.fine{fill:none}.fine,.far{stroke-width:2.5}.edge{stroke:none}\#
        .none{fill:none;stroke:#52645b;stroke-width:1.5;stroke-dasharray:3 3}\#
        .paused{fill:none;stroke:#52645b;stroke-width:2.4;stroke-linecap:round}.w{stroke:#cf4585}\#
        .m{stroke:#8a7ee8}.track{stroke:#eaefec}\#
        .closed{fill:none;stroke:#06713f;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}\#
        text{fill:#fff;stroke:#06442a;stroke-width:1.9px;stroke-linejoin:round;paint-order:stroke;dominant-baseline:central}\#
        .easy~text{stroke:#0b5a3a}.wild~text{stroke:#474747}.leaf~text{stroke:#06713f}.noticed~text{stroke:#3a2f8f}\#
        .blank text{fill:#10211a;stroke:none}
        """#
    static let ringDark: HTML = #"""
        .none,.paused{stroke:#9db0a6}.mended{fill:#4fe3a0;stroke:#151e1a}.w{stroke:#ef78ae}.m{stroke:#9d90ee}.track{stroke:#25302b}.closed{stroke:#4fe3a0}.blank text{fill:#ecf4ef}
        """#
}

extension HTML {
    mutating func style(_ light: HTML, dark: HTML, _ scheme: ShareScheme = .adaptive) {
        self += """
            <style>\(scheme == .dark ? dark : light)\
            \(if: scheme == .adaptive, "@media (prefers-color-scheme:dark){\(dark)}")</style>
            """
    }
}

/// The colours of a drawing.
package enum ShareScheme: CaseIterable, Sendable {
    /// Light, or dark if the viewer prefers that.
    case adaptive
    /// For programs that don't ask the viewer.
    case light, dark
}

extension HTML {
    /// Writes the repeated shapes of a drawing and its ground: a green light in one corner and a blue one in another.
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

    /// Writes the small ring that represents the program, around a point.
    mutating func brandMark(x: Int, y: Int) {
        self += #"<circle class="m" cx="\#(x)" cy="\#(y)" r="10" fill="none" stroke-width="6"/>"#
    }

    private static func glow(_ style: StaticString, x: Int, y: Int, radius: Int) -> HTML {
        // Steps of a curve, so that no edge is visible where the light ends.
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
