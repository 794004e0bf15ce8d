package import Markup
package import Model

/// A page of a server that doesn't need a report: it looks like the others but has no navigation.
package struct BarePage: Sendable {
    private let title: String
    private let language: Language
    private let style: StaticString
    private let script: StaticString?
    /// Whether it reloads itself.
    private let reloads: Bool

    /// Makes a page; by default its script reloads it after changes.
    package init(
        _ title: String, _ style: StaticString, in language: Language, script: StaticString? = "reload.js",
        reloads: Bool = false
    ) {
        (self.title, self.style, self.language) = (title, style, language)
        (self.script, self.reloads) = (script, reloads)
    }

    /// The page with its content, whose drawings refer to `shapes`.
    package func bytes(shapes: [HTML] = [], _ content: HTML) -> [UInt8] {
        let sheets: [StaticString] = ["assets/style.css", "serve.css", "settings.css"]
        // Without a link to an icon, a browser requests a default one that doesn't exist.
        var html: HTML = """
            <!DOCTYPE html>
            <html lang="\(language.rawValue)"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
            <meta name="color-scheme" content="light dark"><title>\(title)</title><link rel="icon" href="data:,">\
            \(each: sheets, { #"<link rel="stylesheet" href="/\#($0)">"# })\
            \(if: reloads, #"<meta http-equiv="refresh" content="0">"#)\
            \(script, { #"<script src="/\#($0)" defer></script>"# })</head><body class="\(style)">
            """
        html.placeDefinitions()
        html += #"<main id="main">\#(content)</main></body></html>"#
        html.insertDefinitions(and: shapes)
        return html.takeBytes()
    }
}
