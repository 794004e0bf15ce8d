package import ProgressModel
package import ReportMarkup

/// A page of a server that there is without a report: with the look of the others and without their navigation.
package struct BarePage: Sendable {
    private let title: String
    private let language: Language
    /// The class of the page in the style sheets.
    private let style: StaticString
    /// The name of its script; nil for none.
    private let script: StaticString?
    /// Whether it loads itself once more.
    private let reloads: Bool

    /// Makes a page, which follows changes unless another script is named.
    package init(
        _ title: String, _ style: StaticString, in language: Language, script: StaticString? = "reload.js",
        reloads: Bool = false
    ) {
        (self.title, self.style, self.language) = (title, style, language)
        (self.script, self.reloads) = (script, reloads)
    }

    /// The page with its content.
    package func bytes(content: (inout HTML) -> Void) -> [UInt8] { bytes(shapes: [], content: content) }

    /// The page with its content, whose drawings refer to `shapes`.
    func bytes(shapes: [HTML], content: (inout HTML) -> Void) -> [UInt8] {
        var html: HTML = "<!DOCTYPE html>\n"
        html.element("html", { $0.attribute("lang", language.rawValue) }) { html in
            html.element("head") { html in
                html.markup(
                    #"<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">"#)
                html.markup(#"<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">"#)
                html.element("title", text: title)
                // Else a browser asks for one that there is not.
                html.markup(#"<link rel="icon" href="data:,">"#)
                for sheet: StaticString in ["assets/style.css", "serve.css", "settings.css"] {
                    html.markup(#"<link rel="stylesheet" href="/"#)
                    html.markup(sheet)
                    html.markup(#"">"#)
                }
                if reloads { html.markup(#"<meta http-equiv="refresh" content="0">"#) }
                guard let script else { return }
                html.markup(#"<script src="/"#)
                html.markup(script)
                html.markup(#"" defer></script>"#)
            }
            html.open("body") { $0.attribute("class", literal: style) }
            html.placeDefinitions()
            html.element("main", #"id="main""#, content: content)
            html.close("body")
        }
        html.insertDefinitions(and: shapes)
        return html.takeBytes()
    }
}
