import ReportMarkup

/// The colours of the stand-alone drawings, as rules of their own: such a file takes nothing from a style sheet.
///
/// The values are those of `Templates/style.css`; where that has a colour with an opacity, the colour it makes on a card.
enum ShareStyle {
    /// Letters that round a little, from what the machine has; an attribute.
    static let fonts: StaticString = #"""
        font-family="ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable Display', -apple-system, \#
        'Segoe UI', Roboto, Inter, 'Noto Sans', Cantarell, 'Liberation Sans', Arial, sans-serif"
        """#

    /// Ground, rings behind, panel and its edge, text, quiet text, green, the outline of today, a healed day, a day yet
    /// to come, the shades with the numbers on them.
    static let light: HTML = #"""
        .g{fill:#eef3ef}.a{fill:#c9eeda}.b{fill:#d6e7f4}.p{fill:#fbfdfc;stroke:#dfe8e2}.t{fill:#10211a}\#
        .q{fill:#52645b}.m{stroke:#0ebf6e}.v{fill:#06713f}.k{fill:#0ebf6e}.o{stroke:#a9b8af}.y{stroke:#10211a}.r{stroke:#52645b}\#
        .c{fill:#0ebf6e}.f{fill:#f2f6f4;stroke:#f2f6f4}.h0{fill:#e6ece8;stroke:#e6ece8}\#
        .h1{fill:#d3f4e3;stroke:#d3f4e3}.h2{fill:#b5ebcf;stroke:#b5ebcf}.h3{fill:#94e1ba;stroke:#94e1ba}\#
        .h4{fill:#70d7a4;stroke:#70d7a4}.h5{fill:#48cb8e;stroke:#48cb8e}.h6{fill:#0ebf6e;stroke:#0ebf6e}\#
        .h7{fill:#0cac63;stroke:#0cac63}.h8{fill:#0a8752;stroke:#0a8752}.h9{fill:#087647;stroke:#087647}\#
        .h10{fill:#06663c;stroke:#06663c}.l,.u{fill:#08231a}.n{fill:#fff}
        """#
    static let dark: HTML = #"""
        .g{fill:#0a110e}.a{fill:#0f3a28}.b{fill:#10242f}.p{fill:#151e1a;stroke:#25302b}.t{fill:#ecf4ef}\#
        .q{fill:#9db0a6}.m{stroke:#17cd7a}.v{fill:#4fe3a0}.k{fill:#17cd7a}.o{stroke:#52645b}.y{stroke:#ecf4ef}.r{stroke:#9db0a6}\#
        .c{fill:#17cd7a}.f{fill:#1a2420;stroke:#1a2420}.h0{fill:#232d28;stroke:#232d28}\#
        .h1{fill:#143f2c;stroke:#143f2c}.h2{fill:#144b33;stroke:#144b33}.h3{fill:#13573a;stroke:#13573a}\#
        .h4{fill:#116341;stroke:#116341}.h5{fill:#0f7048;stroke:#0f7048}.h6{fill:#0f9a5c;stroke:#0f9a5c}\#
        .h7{fill:#11a865;stroke:#11a865}.h8{fill:#13b66e;stroke:#13b66e}.h9{fill:#1ac67a;stroke:#1ac67a}\#
        .h10{fill:#2fd889;stroke:#2fd889}.l{fill:#fff}.u,.n{fill:#03140c}
        """#

    /// What a day's rings need.
    static let ringLight: HTML = #"""
        .steady{fill:#0ebf6e}.easy{fill:#89d6b2}.wild{fill:#b6b6b6}.w,.m,.track{fill:none;stroke-width:5}\#
        .none{fill:none;stroke:#52645b;stroke-width:1.5;stroke-dasharray:3 3}\#
        .paused{fill:none;stroke:#52645b;stroke-width:2.4;stroke-linecap:round}.w{stroke:#df7426}\#
        .m{stroke:#8577e0}.track{stroke:#d9e0dc}\#
        text{fill:#fff;stroke:#0b2a1c;stroke-width:3px;stroke-linejoin:round;paint-order:stroke;dominant-baseline:central}\#
        .blank text{fill:#10211a;stroke:none}
        """#
    static let ringDark: HTML = #"""
        .none,.paused{stroke:#9db0a6}.w{stroke:#ea8640}.m{stroke:#9285ec}.track{stroke:#33403a}.blank text{fill:#ecf4ef}
        """#
}

extension HTML {
    /// Writes the rules of a drawing: light, and dark where the viewer prefers that.
    ///
    /// `isFlat` leaves out the dark ones, for programs that do not ask the viewer.
    mutating func style(_ light: HTML, dark: HTML, isFlat: Bool = false) {
        element("style") { html in
            html += light
            guard !isFlat else { return }
            html.markup("@media (prefers-color-scheme:dark){")
            html += dark
            html.markup("}")
        }
    }
}
