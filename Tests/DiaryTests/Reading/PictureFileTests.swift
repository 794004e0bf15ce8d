import Diary
import TestSupport
import Testing

/// The parts of a picture that are kept.
@Suite struct PictureFileTests {
    private static let all = [SmallPicture.png, SmallPicture.jpeg, SmallPicture.webP, SmallPicture.gif]

    private func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(data.count + 2, 2) + data
    }

    /// An Exif segment with a manufacturer and an orientation, in either byte order.
    private func exif(turn: Int, isLittle: Bool = false) -> [UInt8] {
        func number(_ number: Int, _ count: Int) -> [UInt8] {
            isLittle ? big(number, count).reversed() : big(number, count)
        }
        let maker = number(0x010F, 2) + number(2, 2) + number(6, 4) + number(38, 4)
        let orientation = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(turn, 2) + [0, 0]
        return segment(
            0xE1,
            Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
                + maker + orientation + number(0, 4) + Array("SECRET".utf8))
    }

    @Test("the needed parts stay byte for byte, and anything after the end does not", arguments: all.indices)
    func whole(index: Int) throws {
        let picture = PictureFileTests.all[index]
        let clean = try #require(PictureFile.cleaned(picture + Array("SECRET".utf8)))
        // The JFIF segment of a JPEG is removed, because it may contain a thumbnail.
        #expect(index == 1 ? clean.count == picture.count - 18 : clean == picture)
        #expect(PictureFile.cleaned(clean) == clean)
    }

    @Test("the author, time, place and device of a JPEG are removed, but its orientation is kept")
    func jpeg() throws {
        let (start, rest) = (Array(SmallPicture.jpeg.prefix(2)), Array(SmallPicture.jpeg.dropFirst(2)))
        let plain = try #require(PictureFile.cleaned(SmallPicture.jpeg))
        let secrets = ["http://ns.adobe.com/xap/1.0/\0SECRET", "Photoshop 3.0\0SECRET", "MPF\0SECRET", "SECRET"]
        let parts = zip([0xE1, 0xED, 0xE2, 0xFE], secrets).flatMap { segment($0, Array($1.utf8)) }
        let colours = segment(0xE2, Array("ICC_PROFILE\0x".utf8))
        for (turn, isLittle) in [(6, false), (8, true), (1, false), (9, false), (0, true)] {
            let picture: [UInt8] = start + exif(turn: turn, isLittle: isLittle) + parts + colours + rest
            let clean = try #require(PictureFile.cleaned(picture))
            #expect(!clean.contains("SECRET") && clean.contains("ICC_PROFILE"))
            #expect(clean.count == plain.count + colours.count + ((2...8).contains(turn) ? 36 : 0), "\(turn)")
            let orientation: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(turn)]
            #expect(clean.contains(orientation) == (2...8).contains(turn), "\(turn)")
            #expect(PictureFile.cleaned(clean) == clean)
        }
    }

    @Test("texts of a PNG and a GIF, and Exif and XMP of a WebP, do not stay")
    func others() throws {
        let secret = Array("SECRET".utf8)
        func chunk(_ name: String) -> [UInt8] { big(6) + Array(name.utf8) + secret + big(0) }
        var png = SmallPicture.png
        png.insert(contentsOf: ["tEXt", "zTXt", "iTXt", "eXIf", "tIME"].flatMap(chunk), at: 33)
        #expect(PictureFile.cleaned(png) == SmallPicture.png)
        var gif = SmallPicture.gif
        gif.insert(contentsOf: [0x21, 0xFE, 6] + secret + [0], at: 19)
        #expect(PictureFile.cleaned(gif) == SmallPicture.gif)
        let flags: [UInt8] = Array("VP8X".utf8) + [10, 0, 0, 0, 0x0C, 0, 0, 0, 15, 0, 0, 8, 0, 0]
        var webP = Array("RIFF0000WEBP".utf8)
        webP += flags
        webP += SmallPicture.webP[12...]
        for name in ["EXIF", "XMP "] { webP += Array(name.utf8) + [6, 0, 0, 0] + secret }
        webP.replaceSubrange(4..<8, with: big(webP.count - 8).reversed())
        let clean = try #require(PictureFile.cleaned(webP))
        #expect(!clean.contains("SECRET") && clean[20] == 0)
        #expect(clean.count == SmallPicture.webP.count + 18 && Int(clean[4]) + Int(clean[5]) << 8 == clean.count - 8)
    }

    @Test("a file that is cut off, or only has the name of a picture, is refused", arguments: all.indices)
    func malformed(index: Int) {
        let picture = PictureFileTests.all[index]
        for count in picture.indices { #expect(PictureFile.cleaned(Array(picture.prefix(count))) == nil, "\(count)") }
        #expect(PictureFile.cleaned(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)) == nil)
    }

    @Test(
        "any damage is refused or shown without what must not be shown; nothing crashes or waits",
        arguments: all.indices)
    func damage(index: Int) {
        var generator = SeededGenerator(seed: UInt64(index))
        for _ in 0..<2_000 {
            var picture = PictureFileTests.all[index]
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 2..<picture.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: picture[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: picture.remove(at: place)
                default: picture.insert(contentsOf: exif(turn: 6), at: place)
                }
            }
            if let clean = PictureFile.cleaned(picture) { #expect(PictureFile.cleaned(clean) == clean) }
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: String) -> Bool { contains(Array(text.utf8)) }
}
