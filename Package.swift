// swift-tools-version: 6.2
import PackageDescription

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
        .executable(name: "reportgen", targets: ["reportgen"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    ],
    targets: [
        // files -> load -> History -> analyse -> Analysis -> present -> pages -> render -> files in memory -> publish
        .target(name: "Diagnostics"),
        .target(name: "ProgressModel"),
        .target(name: "ProgressLoading", dependencies: ["ProgressModel", "Diagnostics"]),
        .target(name: "ProgressAnalysis", dependencies: ["ProgressModel"]),
        .target(name: "ProgressStatistics", dependencies: ["ProgressModel", "ProgressAnalysis"]),
        .systemLibrary(name: "CRenameExchange"),
        .target(
            name: "ReportSite",
            dependencies: [
                "Diagnostics", "ProgressModel", "ProgressLoading", "ProgressAnalysis", "ProgressStatistics",
                "CRenameExchange",
            ]),
        .executableTarget(
            name: "reportgen",
            dependencies: [
                "ReportSite", "Diagnostics", "ProgressModel", "ProgressAnalysis", "ProgressStatistics",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = houseRules
}
