import Foundation
import Markup
import TestSupport
import Testing

@testable import Sharing

@Suite("The letters of a drawing")
struct LetteringTests {
    private let look = TextLook(style: "t", size: 1_000)

    private func drawing(_ text: String, _ look: TextLook) -> String {
        var (html, letters) = (HTML(), Lettering())
        letters.write(text, look, x: 500, y: 200, to: &html)
        letters.writeOutlines(to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("are outlines, each written once, placed by their widths")
    func outlines() throws {
        let text = drawing("1 11", look)
        #expect(text.contains(##"transform="translate(50 20) scale(.1000)"><use href="#m49"/>"##))
        #expect(text.components(separatedBy: ##"href="#m49""##).count == 4)
        #expect(text.components(separatedBy: #"id="m49""#).count == 2)
        #expect(!text.contains("<text") && !text.contains("m32"), "a space is only room")
        let width = try #require(TextRun("11", look)).width
        #expect(drawing("11", look.atEnd).contains("translate(\(50 - width / 10) 20)"))
    }

    @Test("of German and western European names and of every number are there, in both weights")
    func covered() {
        let texts = [
            "Größe: 1.234,50 € – „März“ ÄÖÜäöüß", "Zoë Łukasz Ñandú Åse Çağla Œuvre Dvořák…",
            "1,204:30 h × 100 % · +5 −3",
            "O’Neill & (Søren) 1\u{A0}234\u{202F}567",
        ]
        for text in texts {
            for weight in TextLook.Weight.allCases {
                #expect(TextRun(text, TextLook(style: "t", size: 10, weight: weight)) != nil, "\(text)")
            }
        }
    }

    @Test(
        "are those of the viewer for the whole text if one is missing",
        arguments: ["Юлия", "Ana 李", "\u{2068}دانا\u{2069}"])
    func fallback(name: String) {
        let text = drawing(name, look.atEnd)
        #expect(text.contains(#"text-anchor="end""#) && text.contains("font-family="))
        #expect(text.contains(">\(name)</text>") && !text.contains("<use"))
    }

    @Test("move closer if their shapes leave a gap")
    func kerning() throws {
        let pair = try #require(TextRun("Ta", look)).width
        let alone = try #require(TextRun("T", look)).width + #require(TextRun("a", look)).width
        #expect(pair < alone)
    }

    @Test("are sorted, with each letter once")
    func sorted() {
        for typeface in [Typeface.medium, .bold] {
            let codes = typeface.glyphs.map(\.code)
            #expect(codes == Array(Set(codes)).sorted())
        }
    }
}
