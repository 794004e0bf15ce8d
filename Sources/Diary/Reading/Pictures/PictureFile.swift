/// A PNG, JPEG, WebP or GIF without metadata about time, place, person or device, and without anything after its end.
package struct PictureFile {
    /// The picture is truncated, or has an invalid part.
    private struct Malformed: Error {}

    private let bytes: [UInt8]
    private var place = 0
    private var kept: [UInt8] = []

    package static func isNamed(_ path: String) -> Bool {
        ["png", "jpg", "jpeg", "webp", "gif"].contains { path.lowercased().hasSuffix("." + $0) }
    }

    /// The cleaned bytes of a file; nil if its content isn't a complete picture.
    package static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
        var file = PictureFile(bytes: bytes)
        do {
            switch bytes.prefix(4) {
            case [0x89, 0x50, 0x4E, 0x47]: try file.readPNG()
            case [0x47, 0x49, 0x46, 0x38]: try file.readGIF()
            case [0x52, 0x49, 0x46, 0x46]: try file.readWebP()
            case let start where start.starts(with: [0xFF, 0xD8]): try file.readJPEG()
            default: return nil
            }
            return file.kept
        } catch {
            return nil
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func next(_ count: Int) throws(Malformed) -> [UInt8] {
        guard count <= bytes.count - place else { throw Malformed() }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }

    private mutating func number(_ count: Int) throws(Malformed) -> Int { PictureFile.number(try next(count)) }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

    /// Reads chunks with a length, a name, data and a checksum (https://www.w3.org/TR/png-3/).
    private mutating func readPNG() throws(Malformed) {
        let shown = "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT acTL fcTL fdAT".split(separator: " ")
        kept = try next(8)
        var names: [String] = []
        while names.last != "IEND" {
            let head = try next(8)
            let rest = try next(PictureFile.number(head.prefix(4)) + 4)
            names.append(PictureFile.text(head.suffix(4)))
            if shown.contains(where: { $0 == names[names.count - 1] }) { kept += head + rest }
        }
        guard names.first == "IHDR", names.contains("IDAT") else { throw Malformed() }
    }

    /// Reads chunks with a name, a length and data (RFC 9649).
    private mutating func readWebP() throws(Malformed) {
        let end = try PictureFile.number(next(8).suffix(4).reversed()) + 8
        guard try PictureFile.text(next(4)) == "WEBP" else { throw Malformed() }
        var names: Set<String> = []
        while place < end {
            let head = try next(8)
            let length = PictureFile.number(head.suffix(4).reversed())
            var data = try next(length + length % 2)
            let name = PictureFile.text(head.prefix(4))
            // The flags of EXIF and XMP.
            if name == "VP8X", !data.isEmpty { data[0] &= ~0x0C }
            if ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"].contains(name) { kept += head + data }
            names.insert(name)
        }
        guard place == end, !names.isDisjoint(with: ["VP8 ", "VP8L", "ANMF"]) else { throw Malformed() }
        let size = (0..<4).map { UInt8(truncatingIfNeeded: (kept.count + 4) >> (8 * $0)) }
        kept = Array("RIFF".utf8) + size + Array("WEBP".utf8) + kept
    }

    /// Reads blocks (https://www.w3.org/Graphics/GIF/spec-gif89a.txt); keeps only the extensions for timing and loops.
    private mutating func readGIF() throws(Malformed) {
        kept = try next(13)
        kept += try next(PictureFile.sizeOfTable(kept[10]))
        while true {
            let start = place
            switch try number(1) {
            case 0x3B:
                kept.append(0x3B)
                return
            case 0x2C:
                _ = try next(PictureFile.sizeOfTable(next(9)[8]) + 1)
                try skipBlocks()
                kept += bytes[start..<place]
            case 0x21:
                let isTiming = try number(1) == 0xF9
                try skipBlocks()
                let part = bytes[start..<place]
                let isLoop = part.starts(with: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)) && part.count == 19
                if isTiming && part.count == 8 || isLoop { kept += part }
            default: throw Malformed()
            }
        }
    }

    private static func sizeOfTable(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }

    private mutating func skipBlocks() throws(Malformed) {
        while case let count = try number(1), count > 0 { _ = try next(count) }
    }

    /// Reads segments with a marker, a length and data, and scans up to the next marker (ITU-T T.81, annex B).
    private mutating func readJPEG() throws(Malformed) {
        kept = try next(2)
        var markers: Set<Int> = []
        while true {
            guard try number(1) == 0xFF else { throw Malformed() }
            var marker = try number(1)
            while marker == 0xFF { marker = try number(1) }
            markers.insert(marker)
            if marker == 0xD9 { break }
            let head = try next(2)
            guard PictureFile.number(head) >= 2, marker >= 0xC0, !(0xD0...0xD8).contains(marker) else {
                throw Malformed()
            }
            let data = try next(PictureFile.number(head) - 2)
            switch marker {
            case 0xC0...0xCF, 0xDA, 0xDB, 0xDC, 0xDD: kept += [0xFF, UInt8(marker)] + head + data
            case 0xE2 where data.starts(with: "ICC_PROFILE\0".utf8),
                0xEE where data.count == 12 && data.starts(with: "Adobe".utf8):
                kept += [0xFF, UInt8(marker)] + head + data
            case 0xE1 where data.starts(with: "Exif\0\0".utf8):
                kept += PictureFile.orientation(in: Array(data.dropFirst(6)))
            default: break
            }
            if marker == 0xDA { try readScan() }
        }
        guard markers.contains(0xDA), !markers.isDisjoint(with: 0xC0...0xC3) else { throw Malformed() }
        kept += [0xFF, 0xD9]
    }

    private mutating func readScan() throws(Malformed) {
        let start = place
        while let mark = bytes[place...].firstIndex(of: 0xFF), mark + 1 < bytes.count {
            place = mark
            guard bytes[mark + 1] == 0 || (0xD0...0xD7).contains(bytes[mark + 1]) else {
                kept += bytes[start..<mark]
                return
            }
            place += 2
        }
        throw Malformed()
    }

    /// An Exif segment with only the orientation; empty if the picture isn't rotated.
    private static func orientation(in tiff: [UInt8]) -> [UInt8] {
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place + count <= tiff.count else { return nil }
            let part = tiff[place..<place + count]
            return tiff[0] == UInt8(ascii: "I") ? PictureFile.number(part.reversed()) : PictureFile.number(part)
        }
        guard let directory = number(4, 4), let count = number(directory, 2),
            let entry = (0..<count).map({ directory + 2 + 12 * $0 }).first(where: { number($0, 2) == 0x0112 }),
            let turn = number(entry + 8, 2), (2...8).contains(turn)
        else { return [] }
        return [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8)
            + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(turn), 0, 0, 0, 0, 0, 0]
    }
}
