import Markup
import Sharing
import TestSupport
import Testing

/// The colours of a style sheet: custom properties in either scheme, and declarations by selector.
struct StyleSheet {
    enum Scheme: CaseIterable { case light, dark }

    /// The built-in style sheet.
    static let builtIn = StyleSheet(
        Site.builtIn.first { $0.name == "style.css" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")

    private let light, dark: [String: String]
    private let rules: [(selectors: [String], declarations: [String: String])]

    init(_ text: String) {
        let css = StyleSheet.withoutComments(text)
        let rules = StyleSheet.rules(in: css)
        let roots = rules.filter { $0.selectors == [":root"] && $0.declarations["--ink"] != nil }
        light = roots.first?.declarations ?? [:]
        // The second is that of the dark scheme; one for forced colours may follow.
        dark = light.merging(roots.dropFirst().first?.declarations ?? [:]) { $1 }
        self.rules = rules
    }

    /// A declared value with its `var()` replaced; the last declaration wins.
    func value(_ property: String, of selector: String, _ scheme: Scheme) -> String? {
        let rule = rules.last { $0.selectors.contains(selector) && $0.declarations[property] != nil }
        return rule?.declarations[property].map { resolved($0, scheme) }
    }

    func colour(_ property: String, of selector: String, _ scheme: Scheme) throws -> Colour {
        try #require(value(property, of: selector, scheme).flatMap(Colour.init), "\(selector) { \(property) }")
    }

    /// A custom property.
    func colour(_ name: String, _ scheme: Scheme) throws -> Colour {
        try #require(Colour(resolved("var(\(name))", scheme)), "\(name)")
    }

    private func resolved(_ value: String, _ scheme: Scheme) -> String {
        guard value.hasPrefix("var("), value.hasSuffix(")") else { return value }
        return (scheme == .light ? light : dark)[String(value.dropFirst(4).dropLast())] ?? value
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(separator: "/*", omittingEmptySubsequences: false).enumerated().map { index, part in
            index == 0 ? String(part) : part.split(separator: "*/", maxSplits: 1).dropFirst().joined()
        }.joined()
    }

    /// Every innermost block with its selectors, in order.
    private static func rules(in css: String) -> [(selectors: [String], declarations: [String: String])] {
        css.split(separator: "}").compactMap { block in
            let parts = block.split(separator: "{")
            guard parts.count >= 2 else { return nil }
            let declarations = parts[parts.count - 1].split(separator: ";").compactMap { declaration in
                let pair = declaration.split(separator: ":", maxSplits: 1).map { trimmed($0) }
                return pair.count == 2 ? (pair[0], pair[1]) : nil
            }
            return (
                selectors(String(parts[parts.count - 2])), Dictionary(declarations) { $1 }
            )
        }
    }

    /// The selectors of a list; commas in brackets do not separate.
    private static func selectors(_ list: String) -> [String] {
        var depth = 0
        return list.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "," && depth == 0
        }.map { trimmed($0) }
    }

    private static func trimmed(_ text: Substring) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
