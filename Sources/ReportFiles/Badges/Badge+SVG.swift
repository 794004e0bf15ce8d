import ReportMarkup
import ReportPages

/// A badge of 20 units' height: the label on dark, the value on green, both in white of at least 4.5 : 1.
extension Badge {
    /// The space at either side of a text.
    private static let padding = 8

    /// The bytes of the drawing.
    var svg: [UInt8] {
        let (labelWidth, messageWidth) = (ViewerText.width(of: label), ViewerText.width(of: message))
        let left = labelWidth + 20 + Badge.padding
        let width = left + messageWidth + 2 * Badge.padding
        var html = HTML()
        html.open("svg") { html in
            html.attributes(#"xmlns="http://www.w3.org/2000/svg""#)
            html.attribute("width", width)
            html.attributes(#"height="20""#)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(width)
                html.markup(" 20")
            }
            html.attributes(#"role="img" aria-labelledby="t""#)
        }
        html.element("title", #"id="t""#) { html in
            html.text(label)
            html.markup(": ")
            html.text(message)
        }
        writeGround(left: left, width: width, to: &html)
        html.open("g") { html in
            html.attributes(##"fill="#fff" font-family="Verdana, 'DejaVu Sans', Geneva, sans-serif" font-size="11""##)
        }
        html.badgeText(label, x: 20, width: labelWidth)
        html.badgeText(message, x: left + Badge.padding, width: messageWidth)
        html.markup("</g></svg>\n")
        return html.takeBytes()
    }

    private func writeGround(left: Int, width: Int, to html: inout HTML) {
        html.element("clipPath", #"id="c""#) { html in
            html.shape("rect") { html in
                html.attribute("width", width)
                html.attributes(#"height="20" rx="6""#)
            }
        }
        html.element("g", ##"clip-path="url(#c)""##) { html in
            html.badgeField("#2b3a33", x: 0, width: left)
            html.badgeField(isGood ? "#06713f" : "#5c6a62", x: left, width: width - left)
        }
        html.shape("circle") { html in
            html.attributes(#"cx="11" cy="10" r="3.700" fill="none""#)
            html.attribute("stroke", literal: isGood ? "#4fe3a0" : "#c6d0ca")
            html.attributes(#"stroke-width="2.200""#)
        }
    }
}

extension HTML {
    /// Writes a field of a badge's ground.
    fileprivate mutating func badgeField(_ colour: StaticString, x: Int, width: Int) {
        shape("path") { html in
            html.attribute("fill", literal: colour)
            html.attribute("d") { html in
                html.markup("M")
                html.number(x)
                html.markup(" 0h")
                html.number(width)
                html.markup("v20H")
                html.number(x)
                html.markup("z")
            }
        }
    }

    /// Writes a text that is drawn as wide as it was measured.
    fileprivate mutating func badgeText(_ text: String, x: Int, width: Int) {
        open("text") { html in
            html.attribute("x", x)
            html.attributes(#"y="14""#)
            html.attribute("textLength", width)
            html.attributes(#"lengthAdjust="spacingAndGlyphs""#)
        }
        self.text(text)
        close("text")
    }
}
