import Testing

/// A file is named after its content.
@Suite struct FileNameTests {
    /// Files that contain only functions.
    private static let functions = [
        "Sources/Model/Diagnostics/ShellWord.swift", "Sources/Model/Diagnostics/Spelling.swift",
        "Sources/Wording/SingleLine.swift",
        "Sources/reportgen/Console/Running.swift",
    ]

    @Test("Type.swift declares that type, and Type+Operation.swift declares or extends it")
    func names() throws {
        let misnamed = try Sources.targets.flatMap(Sources.files(of:)).filter { !$0.isNamedAfterContent }
        #expect(misnamed.map(\.path) == FileNameTests.functions)
    }
}
