// swift-tools-version: 6.2
import PackageDescription

/// What Hummingbird is linked with; a target has to name a package, or SwiftPM warns that it is not used.
let pinned: [Target.Dependency] = [
    .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
    .product(name: "Atomics", package: "swift-atomics"),
    .product(name: "DequeModule", package: "swift-collections"),
    .product(name: "Metrics", package: "swift-metrics"),
    .product(name: "ServiceContextModule", package: "swift-service-context"),
    .product(name: "SystemPackage", package: "swift-system"),
    .product(name: "Tracing", package: "swift-distributed-tracing"),
]

/// Every target is compiled alike: imports stay inside a file's module unless said otherwise, a member comes from a
/// module the file itself imports, existentials are written out, and a warning is an error.
let houseRules: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "reportgen",
    products: [
        .executable(name: "reportgen", targets: ["reportgen"]),
        .executable(name: "reportgen-serve", targets: ["reportgen-serve"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // Only the server imports it, without what it could read from configuration files and do with all of Foundation.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        // What Hummingbird is made of and its interface consists of.
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        // What these are linked with, named so that every build of a release has the same versions.
        .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
        .package(url: "https://github.com/apple/swift-atomics", exact: "1.3.0"),
        .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-service-context", exact: "1.5.1"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    ],
    targets: [
        // files -> load -> History -> analyse -> Analysis -> present -> pages -> render -> files in memory -> publish
        .target(name: "ProgressModel"),
        .target(name: "ProgressLoading", dependencies: ["ProgressModel", "MarkdownNotes"]),
        .target(name: "ProgressRecording", dependencies: ["ProgressModel", "ProgressLoading"]),
        .target(
            name: "ProgressImport",
            dependencies: ["ProgressModel", "ProgressLoading", "ProgressRecording"]),
        .target(name: "ProgressAnalysis", dependencies: ["ProgressModel"]),
        .target(
            name: "ProgressStatistics",
            dependencies: ["ProgressModel", "ProgressAnalysis", "ReportWords"],
            exclude: ["Schema"]),
        .systemLibrary(
            name: "CMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .target(name: "MarkdownNotes", dependencies: ["CMarkGFM"]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "ZipReading", dependencies: ["CZlib"]),
        .target(
            name: "ReportWords", dependencies: ["ProgressModel", "ProgressAnalysis", "MarkdownNotes"]),
        .target(name: "ReportMarkup", dependencies: ["MarkdownNotes", "ProgressModel"]),
        .target(
            name: "ReportPages",
            dependencies: [
                "ProgressModel", "ProgressAnalysis", "ProgressStatistics", "MarkdownNotes", "ReportWords",
                "ReportMarkup",
            ]),
        .target(name: "CEmbeddedFiles"),
        .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"]),
        .target(
            name: "ReportFiles",
            dependencies: [
                "ProgressModel", "ProgressAnalysis", "ProgressStatistics", "MarkdownNotes", "EmbeddedFiles",
                "ReportWords", "ReportMarkup", "ReportPages",
            ],
            exclude: ["Share/Letters/NunitoExtraBold.txt", "Share/Letters/NunitoMedium.txt"]),
        .target(name: "CLinux"),
        .target(name: "DiskAccess", dependencies: ["ProgressModel", "ZipReading", "CLinux"]),
        .target(
            name: "ProgressRequests",
            dependencies: [
                "ProgressModel", "ProgressLoading", "ProgressRecording", "ProgressAnalysis",
                "ProgressStatistics", "ReportWords",
            ]),
        .target(
            name: "ProgressFolder",
            dependencies: [
                "DiskAccess", "ProgressModel", "ProgressLoading", "ProgressRecording",
                "ProgressRequests",
                "ProgressImport", "ProgressAnalysis", "ReportWords", "ZipReading",
            ]),
        .target(
            name: "ReportSite",
            dependencies: [
                "DiskAccess", "ProgressFolder", "ProgressRequests", "ProgressModel", "ProgressLoading",
                "ProgressAnalysis", "ReportWords", "ReportMarkup", "ReportPages", "ReportFiles", "EmbeddedFiles",
            ]),
        .executableTarget(
            name: "reportgen",
            dependencies: [
                "ReportSite", "ProgressFolder", "ProgressImport", "ProgressRequests", "DiskAccess", "ReportPages",
                "ReportWords", "ProgressModel", "ProgressAnalysis", "ProgressStatistics",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        .target(
            name: "ReportServing",
            dependencies: [
                "DiskAccess", "ProgressFolder", "ProgressRequests", "ProgressModel", "ProgressLoading",
                "ProgressRecording", "ProgressAnalysis", "ProgressStatistics", "ReportWords", "ReportMarkup",
                "ReportPages", "ReportFiles", "ReportSite", "EmbeddedFiles",
            ]),
        .target(
            name: "ReportServer",
            dependencies: [
                "ReportServing", "ReportSite", "ProgressFolder", "ProgressRequests", "DiskAccess",
                "EmbeddedFiles", "ReportPages", "ReportWords", "ProgressModel",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ], exclude: ["Assets"]),
        .executableTarget(
            name: "reportgen-serve",
            dependencies: ["ReportServer", "ReportSite", "DiskAccess", "ProgressModel"] + pinned),

        // What the tests of several targets share; no product contains it.
        .target(
            name: "TestSupport",
            dependencies: ["ProgressModel", "ProgressLoading", "ProgressAnalysis", "ReportWords", "CZlib"],
            path: "Tests/TestSupport"),
        // What libFuzzer calls; `.ci/fuzz` compiles it, `make test` replays its inputs.
        .target(
            name: "Fuzzing",
            dependencies: [
                "EmbeddedFiles", "MarkdownNotes", "ProgressAnalysis", "ProgressImport",
                "ProgressLoading",
                "ProgressModel", "ProgressRecording", "ProgressRequests", "ProgressStatistics", "ReportMarkup",
                "ReportPages", "ReportServing", "ReportWords",
            ], path: "Tests/Fuzzing", exclude: ["Inputs"]),
        .testTarget(name: "FuzzingTests", dependencies: ["TestSupport", "Fuzzing"]),
        .testTarget(name: "StructureTests", dependencies: ["TestSupport", "ReportWords", "ProgressModel"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["ProgressModel"]),
        .testTarget(name: "ProgressModelTests", dependencies: ["TestSupport", "ProgressModel"]),
        .testTarget(
            name: "ProgressLoadingTests",
            dependencies: ["TestSupport", "ProgressLoading", "ProgressModel", "ReportWords"]),
        .testTarget(
            name: "ProgressRecordingTests",
            dependencies: ["TestSupport", "ProgressRecording", "ProgressLoading", "ProgressModel", "ReportWords"]),
        .testTarget(
            name: "ProgressImportTests",
            dependencies: [
                "TestSupport", "ProgressImport", "ProgressRecording", "ProgressLoading", "ProgressAnalysis",
                "ProgressStatistics", "ProgressModel", "ReportWords",
            ], exclude: ["Fixtures"]),
        .testTarget(
            name: "ProgressAnalysisTests", dependencies: ["TestSupport", "ProgressAnalysis", "ProgressModel"]),
        .testTarget(
            name: "ReportWordsTests",
            dependencies: ["TestSupport", "ReportWords", "ProgressAnalysis", "ProgressModel"]),
        .testTarget(
            name: "ReportPagesTests",
            dependencies: [
                "TestSupport", "ReportPages", "ReportWords", "ReportMarkup", "EmbeddedFiles", "ProgressAnalysis",
                "ProgressModel",
            ]),
        .testTarget(
            name: "ReportFilesTests",
            dependencies: [
                "TestSupport", "ReportFiles", "ReportPages", "ReportMarkup", "ReportWords", "EmbeddedFiles",
                "ProgressStatistics",
                "ProgressAnalysis", "ProgressModel", "MarkdownNotes",
            ]),
        .testTarget(name: "ZipReadingTests", dependencies: ["TestSupport", "ZipReading", "CZlib"]),
        .testTarget(name: "MarkdownNotesTests", dependencies: ["TestSupport", "MarkdownNotes"]),
        .testTarget(
            name: "ProgressStatisticsTests",
            dependencies: ["TestSupport", "ProgressStatistics", "ProgressAnalysis", "ProgressModel"]),
        .testTarget(name: "DiskAccessTests", dependencies: ["TestSupport", "DiskAccess", "ProgressModel"]),
        .testTarget(
            name: "ProgressRequestsTests",
            dependencies: ["TestSupport", "ProgressRequests", "ProgressAnalysis", "ProgressModel"]),
        .testTarget(
            name: "ProgressFolderTests",
            dependencies: [
                "TestSupport", "ProgressFolder", "ProgressRequests", "DiskAccess", "ProgressLoading",
                "ProgressRecording",
                "ProgressAnalysis", "ProgressModel", "ReportWords",
            ]),
        .testTarget(
            name: "ReportSiteTests",
            dependencies: [
                "TestSupport", "ReportSite", "ProgressFolder", "ProgressRequests", "DiskAccess", "ReportFiles",
                "ReportPages", "ReportMarkup", "ReportWords", "ProgressAnalysis", "ProgressModel",
            ]),
        .testTarget(
            name: "ReportgenTests", dependencies: ["TestSupport", "reportgen"], exclude: ["StandIns"]),
        .testTarget(
            name: "ReportServerTests",
            dependencies: [
                "TestSupport", "ReportServer", "ReportServing", "ReportSite", "ProgressFolder", "ProgressRequests",
                "DiskAccess", "ReportWords", "ProgressModel", "reportgen",
                "reportgen-serve",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "TestSupport", "ReportSite", "ProgressFolder", "ProgressRequests", "ProgressImport",
                "ProgressStatistics", "ReportWords", "ProgressLoading",
                "ProgressAnalysis",
                "ProgressModel",
            ]),
    ],
    swiftLanguageModes: [.v6],
    // The first with #embed.
    cLanguageStandard: .c2x
)

/// Whether `.ci/fuzz` compiles: our code then tells libFuzzer which of its edges an input has reached.
let isFuzzing = Context.environment["FUZZING"] == "1"
if isFuzzing { package.products.append(.library(name: "Fuzzing", type: .static, targets: ["Fuzzing"])) }

for target in package.targets where target.type != .system {
    target.swiftSettings = houseRules
    if isFuzzing, target.type == .regular { target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"])) }
    // Tests read whole sites with it, which took a fifth of their time.
    if target.name == "TestSupport" {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}
