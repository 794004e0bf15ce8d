import Foundation
import TestSupport

@testable import Sharing

/// The words of a stand-alone drawing, each text with the bounding box of its letters.
struct PlacedWords {
    /// A rectangle in units of the drawing.
    struct Box {
        var x, y, width, height: Double

        /// Whether two boxes overlap after the first is widened at both sides.
        func meets(_ other: Box, margin: Double = 0) -> Bool {
            x - margin < other.x + other.width && other.x < x + width + margin && y < other.y + other.height
                && other.y < y + height
        }

        func isWithin(_ other: Box) -> Bool {
            x >= other.x && y >= other.y && x + width <= other.x + other.width
                && y + height <= other.y + other.height
        }
    }

    private(set) var texts: [(words: String, box: Box)] = []
    /// The panel with the calendar of a card.
    private let panel: Box?
    private let sheet: Box
    private let style: String

    init(_ svg: Element) {
        let numbers = (svg.attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
        sheet = Box(
            x: numbers.first ?? 0, y: numbers.dropFirst().first ?? 0, width: numbers.dropFirst(2).first ?? 0,
            height: numbers.last ?? 0)
        panel = svg.all("rect.p").first.map { rect in
            let side = { (name: String) in Double(rect.attributes[name] ?? "") ?? 0 }
            return Box(x: side("x"), y: side("y"), width: side("width"), height: side("height"))
        }
        style = svg.all("style").map(\.text).joined()
        collect(svg, Frame())
    }

    /// Overlaps and words outside their area, one a line.
    var faults: [String] {
        var found: [String] = []
        for (index, text) in texts.enumerated() {
            if !text.box.isWithin(sheet) { found.append("“\(text.words)” leaves the drawing") }
            if let panel, text.box.meets(panel), !text.box.isWithin(panel) {
                found.append("“\(text.words)” crosses the edge of the panel")
            }
            for other in texts[..<index] where text.box.meets(other.box, margin: 3) {
                found.append("“\(text.words)” over “\(other.words)”")
            }
        }
        return found
    }

    /// The position and style inherited from outer elements.
    private struct Frame {
        var (x, y, scale) = (0.0, 0.0, 1.0)
        var size = 16.0
        var anchor = "start"
        var isBold = false

        mutating func move(_ transform: String) {
            if let match = transform.firstMatch(of: /translate\((-?[0-9.]+) (-?[0-9.]+)\)/) {
                x += (Double(match.1) ?? 0) * scale
                y += (Double(match.2) ?? 0) * scale
            }
            if let match = transform.firstMatch(of: /scale\((-?[0-9.]+)\)/) { scale *= Double(match.1) ?? 1 }
        }
    }

    private mutating func collect(_ element: Element, _ outer: Frame) {
        guard !["defs", "style", "title", "desc"].contains(element.name) else { return }
        var frame = outer
        if let transform = element.attributes["transform"] { frame.move(transform) }
        if let size = element.attributes["font-size"].flatMap({ Double($0) }) ?? styleSize(of: element) {
            frame.size = size
        }
        frame.anchor = element.attributes["text-anchor"] ?? frame.anchor
        if let weight = element.attributes["font-weight"].flatMap({ Int($0) }) { frame.isBold = weight >= 700 }
        if !Set(element.classes).isDisjoint(with: ["b", "head"]) { frame.isBold = true }
        if element.name == "text" {
            add(text: element, frame)
        } else if let letters = outlines(of: element) {
            texts.append((letters.words, box(letters.words, width: letters.width, size: 1000, frame)))
        } else {
            for child in element.children { collect(child, frame) }
        }
    }

    /// The size that the rules of a heatmap give a text.
    private func styleSize(of element: Element) -> Double? {
        guard element.name == "text" else { return nil }
        let names = element.classes.map { ".\($0){font-size:" } + ["text{font-size:"]
        let rule = names.lazy.compactMap { style.range(of: $0) }.first
        return rule.flatMap { style[$0.upperBound...].prefix { $0.isNumber || $0 == "." } }.flatMap { Double($0) }
    }

    private mutating func add(text element: Element, _ outer: Frame) {
        var frame = outer
        frame.x += (Double(element.attributes["x"] ?? "") ?? 0) * frame.scale
        frame.y += (Double(element.attributes["y"] ?? "") ?? 0) * frame.scale
        let width =
            Double(element.attributes["textLength"] ?? "")
            ?? Double(ViewerText.thousandths(of: element.text, isBold: frame.isBold)) / 1000 * frame.size
        // The numbers of rings are around the middle of their line.
        if style.contains("dominant-baseline:central"), !element.classes.contains("line") { frame.y += frame.size / 3 }
        texts.append((element.text, box(element.text, width: width, size: frame.size, frame)))
    }

    private func box(_ words: String, width: Double, size: Double, _ frame: Frame) -> Box {
        let (width, size) = (width * frame.scale, size * frame.scale)
        let start = frame.anchor == "middle" ? width / 2 : frame.anchor == "end" ? width : 0
        let isDeep = words.contains { "gjpqyçşąęQ@()".contains($0) || $0.unicodeScalars.contains { $0.value > 0x17F } }
        let below = isDeep ? 0.2 : words.contains { ",;".contains($0) } ? 0.1 : 0.02
        return Box(x: frame.x - start, y: frame.y - size * 0.73, width: width, height: size * (0.73 + below))
    }

    /// The letters of a text that is drawn as outlines, and its width in thousandths of its size.
    private func outlines(of group: Element) -> (words: String, width: Double)? {
        var (words, width) = ("", 0.0)
        for use in group.children {
            guard use.name == "use", let id = use.attributes["href"], let code = UInt32(id.dropFirst(2)),
                let letter = Unicode.Scalar(code)
            else { return nil }
            let typeface = id.hasPrefix("#m") ? Typeface.medium : .bold
            guard let place = typeface.place(of: letter) else { return nil }
            let x = Double(use.attributes["x"] ?? "0") ?? 0
            if x - width > 150 { words += " " }
            words.unicodeScalars.append(letter)
            width = x + Double(typeface.glyphs[place].width)
        }
        return words.isEmpty ? nil : (words, width)
    }
}
