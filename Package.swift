// swift-tools-version: 6.0
import PackageDescription

// Who imports whom: SourceJSON, BarState and Drawing nobody; Theme imports SourceJSON; BarLayout imports Theme, BarState
// and Drawing; CairoBackend imports Drawing; Review imports all of them, and barsnap imports Review. BarSnapTesting, for
// people's own tests, imports Review and the test frameworks, and nothing imports it.
// Each target exists to make one wrong import impossible.
let package = Package(
    name: "barsnap",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "barsnap", targets: ["barsnap"]),
        .library(
            name: "BarSnap",
            targets: [
                "SourceJSON", "Theme", "BarState", "Drawing", "BarLayout", "CairoBackend", "Review",
            ]
        ),
        .library(name: "BarSnapTesting", targets: ["BarSnapTesting"]),
    ],
    targets: [
        .target(name: "SourceJSON"),
        .target(name: "Theme", dependencies: ["SourceJSON"]),
        .target(name: "BarState"),
        .target(name: "Drawing"),
        .target(name: "BarLayout", dependencies: ["Theme", "BarState", "Drawing"]),
        .systemLibrary(
            name: "CCairo",
            pkgConfig: "pangocairo pangoft2 librsvg-2.0 libdeflate",
            providers: [
                .apt(["libcairo2-dev", "libpango1.0-dev", "librsvg2-dev", "libdeflate-dev"]),
                .brew(["cairo", "pango", "librsvg", "libdeflate"]),
            ]
        ),
        .target(name: "CairoBackend", dependencies: ["Drawing", "CCairo"]),
        .target(
            name: "Review",
            dependencies: ["SourceJSON", "Theme", "BarState", "Drawing", "BarLayout", "CairoBackend"],
            exclude: ["Gallery/Page", "Goldens/Report/Page", "TokenSheet/Page", "Project/Template"]
        ),
        .target(name: "BarSnapTesting", dependencies: ["Review", "BarState"]),
        .executableTarget(name: "barsnap", dependencies: ["Review"]),
        .executableTarget(name: "Benchmark", dependencies: ["Review"]),
        .testTarget(name: "SourceJSONTests", dependencies: ["SourceJSON"]),
        .testTarget(name: "ThemeTests", dependencies: ["Theme", "SourceJSON"]),
        .testTarget(name: "BarStateTests", dependencies: ["BarState"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
        .testTarget(name: "BarLayoutTests", dependencies: ["BarLayout", "Theme", "BarState", "Drawing"]),
        .testTarget(name: "CairoBackendTests", dependencies: ["CairoBackend", "Drawing"]),
        .testTarget(
            name: "ReviewTests",
            dependencies: ["Review", "CairoBackend", "BarLayout", "Drawing", "Theme", "BarState", "SourceJSON"]
        ),
        .testTarget(
            name: "BarSnapTestingTests",
            dependencies: ["BarSnapTesting", "Review", "BarState"]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["barsnap", "Review", "CairoBackend", "Drawing", "BarState"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
