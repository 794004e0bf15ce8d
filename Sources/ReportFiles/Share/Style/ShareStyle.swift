import ReportMarkup

/// The colours of the stand-alone drawings, as rules of their own: such a file takes nothing from a style sheet.
///
/// The values are those of `Templates/style/tokens.css`; where that has a colour with an opacity, the colour it makes on a card.
enum ShareStyle {
    /// Letters that round a little, from what the machine has; an attribute.
    static let fonts: StaticString = #"""
        font-family="ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable Display', -apple-system, \#
        'Segoe UI', Roboto, Inter, 'Noto Sans', Cantarell, 'Liberation Sans', Arial, sans-serif"
        """#

    /// Ground, glows behind, panel and its edge, text, quiet text, green, the outline of today, a healed day, a day yet
    /// to come, the shades with the numbers on them.
    static let light: HTML = #"""
        .g{fill:#eef3ef}.a{stop-color:#c9eeda}.b{stop-color:#d6e7f4}.p{fill:#fbfdfc;stroke:#dfe8e2}.t{fill:#10211a}\#
        .q{fill:#52645b}.m{stroke:#0ebf6e}.v{fill:#06713f}.k{fill:#0ebf6e}.o{stroke:#a9b8af}.y{stroke:#10211a}.r,.d{stroke:#52645b}\#
        .z{stroke:#dfe8e2}.s{stroke:#0ebf6e}.e{stroke:#89d6b2}.w{fill:#9aa7a0;stroke:#9aa7a0}\#
        .c{fill:#e9f8f0;stroke:#0ebf6e}.f{fill:#f2f6f4;stroke:#f2f6f4}.h0{stroke:#b3c1b9}\#
        .h1{fill:#a0e4c3;stroke:#a0e4c3}.h2{fill:#8bdfb6;stroke:#8bdfb6}.h3{fill:#73d9a7;stroke:#73d9a7}\#
        .h4{fill:#58d197;stroke:#58d197}.h5{fill:#37c984;stroke:#37c984}.h6{fill:#0ebf6e;stroke:#0ebf6e}\#
        .h7{fill:#0cac63;stroke:#0cac63}.h8{fill:#0a8752;stroke:#0a8752}.h9{fill:#087647;stroke:#087647}\#
        .h10{fill:#06663c;stroke:#06663c}.l,.u{fill:#08231a}.n{fill:#fff}
        """#
    static let dark: HTML = #"""
        .g{fill:#0a110e}.a{stop-color:#0f3a28}.b{stop-color:#10242f}.p{fill:#151e1a;stroke:#25302b}.t{fill:#ecf4ef}\#
        .q{fill:#9db0a6}.m{stroke:#17cd7a}.v{fill:#4fe3a0}.k{fill:#17cd7a}.o{stroke:#52645b}.y{stroke:#ecf4ef}.r,.d{stroke:#9db0a6}\#
        .z{stroke:#1d2824}.s{stroke:#17cd7a}.e{stroke:#23794f}.w{fill:#6d7a73;stroke:#6d7a73}\#
        .c{fill:#15302a;stroke:#0f9a5c}.f{fill:#1a2420;stroke:#1a2420}.h0{stroke:#4a5b52}\#
        .h1{fill:#145a3b;stroke:#145a3b}.h2{fill:#136241;stroke:#136241}.h3{fill:#126a46;stroke:#126a46}\#
        .h4{fill:#11724b;stroke:#11724b}.h5{fill:#107b51;stroke:#107b51}.h6{fill:#0f9a5c;stroke:#0f9a5c}\#
        .h7{fill:#11a865;stroke:#11a865}.h8{fill:#13b66e;stroke:#13b66e}.h9{fill:#1ac67a;stroke:#1ac67a}\#
        .h10{fill:#2fd889;stroke:#2fd889}.l{fill:#fff}.u,.n{fill:#03140c}
        """#

    /// What a day's rings need.
    static let ringLight: HTML = #"""
        .steady{fill:#0ebf6e}.easy{fill:#89d6b2}.wild{fill:#b6b6b6}.w,.m,.track{fill:none;stroke-width:5}\#
        .none{fill:none;stroke:#52645b;stroke-width:1.5;stroke-dasharray:3 3}\#
        .paused{fill:none;stroke:#52645b;stroke-width:2.4;stroke-linecap:round}.w{stroke:#ad4f19}\#
        .m{stroke:#9384df}.track{stroke:#eaefec}\#
        .closed{fill:none;stroke:#06713f;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}\#
        text{fill:#fff;stroke:#0b2a1c;stroke-width:3px;stroke-linejoin:round;paint-order:stroke;dominant-baseline:central}\#
        .blank text{fill:#10211a;stroke:none}
        """#
    static let ringDark: HTML = #"""
        .none,.paused{stroke:#9db0a6}.w{stroke:#c26323}.m{stroke:#a89cf3}.track{stroke:#25302b}.closed{stroke:#4fe3a0}.blank text{fill:#ecf4ef}
        """#

    /// What the rings of trackers need beside that.
    static let trackerRingLight: HTML = ".x,.y,.own{fill:none;stroke-width:5}.x{stroke:#2570a6}.y{stroke:#2ba37b}"
    static let trackerRingDark: HTML = ".x{stroke:#2671a7}.y{stroke:#2fbc8e}"
}

extension HTML {
    /// Writes the rules of a drawing.
    mutating func style(_ light: HTML, dark: HTML, _ scheme: ShareScheme = .adaptive) {
        element("style") { html in
            html += scheme == .dark ? dark : light
            guard scheme == .adaptive else { return }
            html.markup("@media (prefers-color-scheme:dark){")
            html += dark
            html.markup("}")
        }
    }
}

/// Which colours a drawing has.
package enum ShareScheme: CaseIterable, Sendable {
    /// Light, and dark where the viewer prefers that.
    case adaptive
    /// For programs that do not ask the viewer.
    case light, dark
}
