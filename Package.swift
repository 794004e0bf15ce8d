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
        // files -> History -> Analysis -> cards -> HTML, Markdown, SVG -> a published site
        .target(name: "Model"),
        .systemLibrary(
            name: "CMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .target(name: "CEmbeddedFiles"),
        .target(name: "Markup", dependencies: ["Model", "CMarkGFM", "CEmbeddedFiles"]),
        .target(name: "Diary", dependencies: ["Model", "Markup"]),
        .target(name: "Counting", dependencies: ["Model"], exclude: ["Schema"]),
        .target(name: "Wording", dependencies: ["Model", "Counting", "Markup"]),
        .target(name: "Importing", dependencies: ["Model", "Diary"]),
        .target(name: "Pages", dependencies: ["Model", "Counting", "Wording", "Markup"]),
        .target(
            name: "Sharing", dependencies: ["Model", "Counting", "Wording", "Markup", "Pages"],
            exclude: ["Share/Letters/NunitoExtraBold.txt", "Share/Letters/NunitoMedium.txt"]),

        .target(name: "CLinux"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Disk", dependencies: ["Model", "CLinux", "CZlib"]),
        .target(name: "Actions", dependencies: ["Model", "Diary", "Counting", "Wording", "Importing", "Disk"]),
        .target(
            name: "Publishing",
            dependencies: [
                "Model", "Markup", "Diary", "Counting", "Wording", "Pages", "Sharing", "Disk", "Actions",
            ]),
        .executableTarget(
            name: "reportgen",
            dependencies: [
                "Model", "Counting", "Wording", "Importing", "Pages", "Disk", "Actions", "Publishing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        .target(
            name: "Serving",
            dependencies: [
                "Model", "Markup", "Diary", "Counting", "Wording", "Importing", "Pages", "Sharing", "Disk", "Actions",
                "Publishing",
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
            ], exclude: ["Server/Assets"]),
        .executableTarget(
            name: "reportgen-serve", dependencies: ["Serving", "Publishing", "Disk", "Model"] + pinned),

        // What the tests of several targets share; no product contains it.
        .target(
            name: "TestSupport", dependencies: ["Model", "Diary", "Counting", "Wording", "CZlib"],
            path: "Tests/TestSupport"),
        // What libFuzzer calls; `.ci/fuzz` compiles it, `make test` replays its inputs.
        .target(
            name: "Fuzzing",
            dependencies: [
                "Model", "Markup", "Diary", "Counting", "Wording", "Importing", "Pages", "Actions", "Serving",
            ], path: "Tests/Fuzzing", exclude: ["Inputs"]),
        .testTarget(name: "FuzzingTests", dependencies: ["TestSupport", "Fuzzing"]),
        .testTarget(name: "StructureTests", dependencies: ["TestSupport", "Wording", "Model"]),
        .testTarget(name: "ModelTests", dependencies: ["TestSupport", "Model"]),
        .testTarget(name: "MarkupTests", dependencies: ["TestSupport", "Markup"]),
        .testTarget(name: "DiaryTests", dependencies: ["TestSupport", "Diary", "Model", "Wording"]),
        .testTarget(name: "CountingTests", dependencies: ["TestSupport", "Counting", "Model"]),
        .testTarget(name: "WordingTests", dependencies: ["TestSupport", "Wording", "Counting", "Model"]),
        .testTarget(
            name: "ImportingTests",
            dependencies: ["TestSupport", "Importing", "Diary", "Counting", "Model", "Wording"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "PagesTests", dependencies: ["TestSupport", "Pages", "Wording", "Markup", "Counting", "Model"]),
        .testTarget(
            name: "SharingTests",
            dependencies: ["TestSupport", "Sharing", "Pages", "Markup", "Wording", "Counting", "Model"]),
        .testTarget(name: "DiskTests", dependencies: ["TestSupport", "Disk", "Model", "CZlib"]),
        .testTarget(
            name: "ActionsTests",
            dependencies: ["TestSupport", "Actions", "Disk", "Diary", "Counting", "Model", "Wording"]),
        .testTarget(
            name: "PublishingTests",
            dependencies: [
                "TestSupport", "Publishing", "Actions", "Disk", "Sharing", "Pages", "Markup", "Wording", "Counting",
                "Model",
            ]),
        .testTarget(
            name: "ReportgenTests", dependencies: ["TestSupport", "reportgen"], exclude: ["StandIns"]),
        .testTarget(
            name: "ServingTests",
            dependencies: [
                "TestSupport", "Serving", "Publishing", "Actions", "Disk", "Wording", "Model", "reportgen",
                "reportgen-serve",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "TestSupport", "Publishing", "Actions", "Importing", "Wording", "Diary", "Counting", "Model",
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
