import TestSupport
import Testing

/// A folder depends only on the folders below it, not on those above.
@Suite struct FolderTests {
    @Test("the folders of a target do not name each other in a circle", arguments: Sources.targets)
    func circles(target: String) throws {
        let files = try Sources.files(of: target)
        for folder in FolderTests.folders(of: files) {
            let circle = Rooms(of: folder, files).circle
            #expect(circle.isEmpty, "a circle between the folders of \(folder):\n\(FolderTests.list(circle))")
        }
    }

    @Test("what lies directly in a folder is not named in its subfolders", arguments: Sources.targets)
    func top(target: String) throws {
        let files = try Sources.files(of: target)
        for folder in FolderTests.folders(of: files) {
            let upwards = Rooms(of: folder, files).upwards
            #expect(
                upwards.isEmpty,
                "in \(folder), move the types that are named into a folder of their own:\n\(FolderTests.list(upwards))")
        }
    }

    /// The target and every folder within it.
    private static func folders(of files: [SourceTypes]) -> [String] {
        var folders: Set<String> = []
        for file in files {
            let parts = file.path.split(separator: "/").dropLast()
            for count in 2...parts.count { folders.insert(parts.prefix(count).joined(separator: "/")) }
        }
        return folders.sorted()
    }

    private static func list(_ arrows: [Rooms.Arrow]) -> String {
        arrows.map { "  \($0)" }.joined(separator: "\n")
    }
}
