import Foundation
import ProgressAnalysis
import Testing

@testable import ReportSite

/// `site/` is the golden file of the whole program: what `sample-data` builds, byte for byte.
@Suite struct SampleSiteTests {
    private let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        let asOf = try #require(AsOfText("2025-10-31T21:00:00+01:00"))
        let sample = root.appending(path: "sample-data").path
        let result = try HistoryReader(path: sample, asOf: asOf, isStrict: true).read()
        let analysis = try #require(result.analysis, "\(result.diagnostics)")
        _ = try SiteBuild(analysis: analysis, dataDirectory: sample, output: directory.path + "/site").run { _ in }
    }

    @Test("the checked-in site is what sample-data builds; after a change of pages, make site writes it anew")
    func golden() throws {
        let built = files(in: URL(filePath: directory.path).appending(path: "site"))
        let golden = files(in: root.appending(path: "site")).filter { !$0.key.hasSuffix(".png") }
        #expect(built.keys.sorted() == golden.keys.sorted())
        for (path, bytes) in built where golden[path] != bytes {
            Issue.record("site/\(path) is not what sample-data builds")
        }
    }

    @Test("U-01, U-02 a copy of the folder builds the same site, wherever it lies")
    func copy() throws {
        let copy = directory.path + "/elsewhere"
        try FileManager.default.copyItem(atPath: root.appending(path: "sample-data").path, toPath: copy)
        let asOf = try #require(AsOfText("2025-10-31T21:00:00+01:00"))
        let analysis = try #require(try HistoryReader(path: copy, asOf: asOf).read().analysis)
        _ = try SiteBuild(analysis: analysis, dataDirectory: copy, output: directory.path + "/second").run { _ in }
        let first = files(in: URL(filePath: directory.path).appending(path: "site"))
        let second = files(in: URL(filePath: directory.path).appending(path: "second"))
        #expect(first == second)
    }

    private func files(in folder: URL) -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return paths.reduce(into: [:]) { files, path in
            var isDirectory: ObjCBool = false
            let file = folder.appending(path: path).path
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory), !isDirectory.boolValue else {
                return
            }
            files[path] = FileManager.default.contents(atPath: file)
        }
    }
}
