package import Markup
package import Model

/// The colours of a site if a person's `colors.css` changes them: pages use the file as a style sheet, and separate
/// drawings get the same colours from here.
package struct Palette: Sendable {
    /// The colours of the built-in style sheet.
    package static let standard = Palette(
        light: ["good": "#0ebf6e", "ground": "#eef3ef"], dark: ["ground": "#0a110e"], exchanges: [:])

    /// The colours by the names of their variables, without the two hyphens.
    private let light, dark: [String: String]
    /// The built-in colours and what replaces each, as `#rrggbb`.
    private let exchanges: [String: String]

    /// The colour of the site's mark in the favicon, as six digits.
    var mark: String { (light["good"] ?? "").dropFirst().uppercased() }
    /// The colour behind everything, as `#rrggbb`.
    var ground: String { light["ground"] ?? "" }
    var darkGround: String { dark["ground"] ?? "" }

    private init(light: [String: String], dark: [String: String], exchanges: [String: String]) {
        (self.light, self.dark, self.exchanges) = (light, dark, exchanges)
    }

    /// The colours of the built-in style sheet, replaced by those of a person; and the problems of the person's file.
    package static func read(
        _ file: TemplateFile, over style: StyleColours
    ) -> (palette: Palette, problems: [Diagnostic]) {
        let (standard, own) = (style.variables, StyleColours(file.bytes).variables)
        var (light, dark, exchanges): ([String: String], [String: String], [String: String]) = ([:], [:], [:])
        for (name, value) in standard {
            light[name] = own[name]?.light ?? value.light
            // A person's rule for both schemes comes after the built-in rules of the dark scheme.
            dark[name] = own[name]?.dark ?? own[name]?.light ?? value.dark ?? value.light
        }
        // If two variables have the same colour, the first by name wins.
        for name in own.keys.sorted(by: >) {
            let drawn = Palette.drawn[name]
            for (before, after) in [
                (standard[name]?.dark, dark[name]), (standard[name]?.light, light[name]), (drawn?.dark, dark[name]),
                (drawn?.light, light[name]),
            ] {
                if let before, let after, Colour(hex: before) != nil, Colour(hex: after) != nil {
                    exchanges[before] = after
                }
            }
        }
        let palette = Palette(light: light, dark: dark, exchanges: exchanges)
        return (palette, palette.problems(own, over: standard, in: file))
    }

    /// A drawing in the person's colours.
    package func applied(to drawing: [UInt8]) -> [UInt8] {
        guard !exchanges.isEmpty else { return drawing }
        var result: [UInt8] = []
        result.reserveCapacity(drawing.count)
        var rest = drawing[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "#")) {
            result += rest[..<start]
            let other = exchanges[String(decoding: rest[start...].prefix(7), as: UTF8.self).lowercased()]
            result += other.map { Array($0.utf8) } ?? [rest[start]]
            rest = rest[start...].dropFirst(other == nil ? 1 : 7)
        }
        return result + rest
    }

    /// Colours in drawings that differ from the style sheet's, which are translucent.
    private static let drawn: [String: (light: String, dark: String)] = [
        "glow-1": ("#c9eeda", "#0f3a28"), "glow-2": ("#d6e7f4", "#10242f"),
        "card-flat": ("#fbfdfc", "#151e1a"),
    ]

    /// Pairs of text and background; the minimum contrast of texts is 4.5 : 1 (WCAG 2.2, 1.4.3).
    private static let texts = ["ink", "ink-2", "good-ink"].flatMap { text in
        ["ground", "card-flat"].map { (text, $0) }
    }

    private func problems(
        _ own: [String: StyleColours.Variable], over standard: [String: StyleColours.Variable], in file: TemplateFile
    ) -> [Diagnostic] {
        func warning(_ line: Int, _ text: String, hint: String? = nil) -> Diagnostic {
            Diagnostic(.warning, .templateField, at: SourceLocation(file: file.origin, line: line), text, hint: hint)
        }
        var problems: [Diagnostic] = []
        for (name, variable) in own.sorted(by: { $0.value.line < $1.value.line }) {
            if standard[name] == nil {
                problems.append(
                    warning(
                        variable.line, "the style sheet has no color \"--\(name)\"",
                        hint: spellingHint(name, among: standard.keys.sorted())))
            } else if let colour = standard[name]?.light, Colour(hex: colour) != nil,
                [variable.light, variable.dark].contains(where: { $0.map { Colour(hex: $0) == nil } ?? false })
            {
                problems.append(
                    warning(variable.line, "drawings need \"--\(name)\" as #rrggbb, and keep their color"))
            }
        }
        for (scheme, colours) in [("light", light), ("dark", dark)] {
            for (text, ground) in Palette.texts where own[text] != nil || own[ground] != nil {
                guard let above = colours[text].flatMap(Colour.init(hex:)),
                    let below = colours[ground].flatMap(Colour.init(hex:))
                else { continue }
                let luminances = [above.luminance, below.luminance].sorted()
                let tenths = Int((luminances[1] + 0.05) / (luminances[0] + 0.05) * 10)
                guard tenths < 45 else { continue }
                problems.append(
                    warning(
                        (own[text] ?? own[ground])?.line ?? 0,
                        "\"--\(text)\" on \"--\(ground)\" is hard to read in the \(scheme) scheme: "
                            + "\(tenths / 10).\(tenths % 10) to 1; expected at least 4.5 to 1"))
            }
        }
        return problems
    }
}

/// The variables of a style sheet that look like colours, in both schemes.
package struct StyleColours: Sendable {
    /// The values of a variable, and the line of the first one.
    fileprivate struct Variable {
        var light, dark: String?
        let line: Int
    }

    fileprivate let variables: [String: Variable]

    /// Reads a style sheet; O(bytes), which for the built-in one is a tenth of a small build.
    package init(_ css: [UInt8]) {
        var (variables, isDark): ([String: Variable], Bool) = ([:], false)
        var depth = 0
        for (number, line) in String(decoding: css, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            if line.contains("prefers-color-scheme: dark") || line.contains("prefers-color-scheme:dark") {
                (isDark, depth) = (true, 0)
            }
            for declaration in line.split(whereSeparator: { $0 == ";" || $0 == "{" || $0 == "}" }) {
                let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
                guard parts.count == 2, parts[0].hasPrefix("--"), parts[1].hasPrefix("#") else { continue }
                let name = String(parts[0].dropFirst(2))
                var variable = variables[name] ?? Variable(line: number + 1)
                // The first value is the one for the screen; rules for print come later.
                if isDark {
                    variable.dark = variable.dark ?? parts[1].lowercased()
                } else {
                    variable.light = variable.light ?? parts[1].lowercased()
                }
                variables[name] = variable
            }
            guard isDark else { continue }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0 { isDark = false }
        }
        self.variables = variables
    }
}
