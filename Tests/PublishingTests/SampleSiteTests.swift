import Counting
import Foundation
import TestSupport
import Testing

@testable import Actions
@testable import Pages
@testable import Publishing

/// `site/` is the golden file of the whole program: what `sample-data` builds, byte for byte.
///
/// It contains no PNG files, because their letters depend on the fonts of the machine that draws them.
@Suite struct SampleSiteTests {
    private static let sample = Repository.root.appending(path: "sample-data").path
    /// The files that a copy of `sample-data` builds, built once for all tests.
    private static let built = Result {
        let directory = try TemporaryDirectory()
        let copy = directory.path + "/elsewhere"
        try FileManager.default.copyItem(atPath: sample, toPath: copy)
        return try build(copy, isStrict: true)
    }
    private let built: [String: Data]

    init() throws {
        built = try SampleSiteTests.built.get()
    }

    @Test(
        "U-01, U-02 the checked-in site is what sample-data builds, wherever it lies; after a change of pages, make site writes it anew"
    )
    func golden() throws {
        let golden = SampleSiteTests.files(in: Repository.root.appending(path: "site").path)
            .filter { !$0.key.hasSuffix(".png") }
        #expect(built.keys.sorted() == golden.keys.sorted())
        for (path, bytes) in built where golden[path] != bytes {
            Issue.record("site/\(path) is not what sample-data builds")
        }
    }

    @Test(
        "U-29 every card comes as pictures in both sizes if asked for, the square ones dark too, and so does a poster")
    func pictures() throws {
        let drawn = try SampleSiteTests.build(SampleSiteTests.sample, png: .all, pictures: EmptyPictures())
        let sizes = try drawn.filter { $0.key.hasSuffix(".png") }.mapValues { bytes in
            let picture = try #require(PNGSize(Array(bytes)))
            return "\(picture.width)x\(picture.height)"
        }
        let names = drawn.keys.filter { $0.hasPrefix("share/") && $0.hasSuffix(".svg") && !$0.hasSuffix("-square.svg") }
            .map { $0.dropLast(4) }
        #expect(names.count > 20 && names.contains("share/2024-12") && names.contains("share/water"))
        let expected = names.flatMap { name in
            name.hasSuffix("-poster")
                ? [("\(name).png", "2376x3360"), ("\(name)-dark.png", "2376x3360")]
                : [
                    ("\(name).png", "1200x630"), ("\(name)-square.png", "1080x1080"),
                    ("\(name)-square-dark.png", "1080x1080"),
                ]
        }
        #expect(sizes == Dictionary(uniqueKeysWithValues: expected))
    }

    @Test("U-29 without being asked a build draws the picture of link previews, in its size, and no other")
    func preview() throws {
        let drawn = try SampleSiteTests.build(SampleSiteTests.sample, png: .needed, pictures: PictureTool())
        #expect(drawn.keys.filter { $0.hasSuffix(".png") } == ["share/streak.png"])
        let picture = try #require(PNGSize(Array(drawn["share/streak.png"] ?? Data())))
        #expect((picture.width, picture.height) == (1200, 630))
    }

    @Test("S-22 the streak is kept in data.json, and the pages, cards and badges show that very number at once")
    func streak() throws {
        let text = { (path: String) in String(decoding: built[path] ?? Data(), as: UTF8.self) }
        let data = try JSONSerialization.jsonObject(with: built["data.json"] ?? Data()) as? [String: Any]
        let noalc = try #require((data?["noalc"] as? [String: Any])?["streak"] as? [String: Any])
        let (days, rewards) = (try #require(noalc["current"] as? Int), noalc["rewards"] as? [String: Any])
        let held = try #require(rewards?["available"] as? Int)
        #expect(text("index.html").contains("<b>\(days)</b> days</p>"))
        #expect(text("index.html").contains(#"aria-label="\#(held) jokers, Low alcohol""#))
        #expect(text("share/streak.svg").contains("\(held) jokers, \(days) days with jokers"))
        #expect(text("badges/noalc.svg").contains("Low alcohol: \(days) days"))
    }

    @Test("past pages don't change: three days later no page of an earlier week, month or year has changed")
    func nextDay() throws {
        let later = try SampleSiteTests.build(SampleSiteTests.sample, asOf: "2025-11-03T21:00:00+01:00")
        let changed = built.keys.filter { built[$0] != later[$0] }.sorted()
        // The week and the month of the first build's date, and the year, which is still the same.
        let dated = changed.filter { $0.hasPrefix("weeks/") || $0.hasPrefix("calendar/") }
        #expect(
            dated == [
                "calendar/2025-10.html", "calendar/2025.csv", "calendar/2025.html",
                "calendar/index.csv",
                "calendar/index.html", "weeks/2025-W44.html", "weeks/2025-W44.md", "weeks/index.html",
            ])
        #expect(changed.filter { $0.hasPrefix("share/2024") } == [])
    }

    /// Builds a data directory and gives the files of its site by their paths.
    private static func build(
        _ data: String, asOf: String = "2025-10-31T21:00:00+01:00", isStrict: Bool = false,
        png: PictureChoice = .none, pictures: any PictureDrawing = EmptyPictures()
    ) throws -> [String: Data] {
        let output = try TemporaryDirectory()
        let asOf = try #require(AsOfText(asOf))
        let build = try SiteBuild(
            HistoryReader(path: data, asOf: asOf, isStrict: isStrict), output: output.path + "/site", png: png,
            pictures: pictures)
        _ = try build.run { _ in }
        return files(in: output.path + "/site")
    }

    private static func files(in folder: String) -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return paths.reduce(into: [:]) { files, path in
            var isDirectory: ObjCBool = false
            let file = folder + "/" + path
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory), !isDirectory.boolValue else {
                return
            }
            files[path] = FileManager.default.contents(atPath: file)
        }
    }
}
