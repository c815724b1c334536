// swift-tools-version: 6.0
import PackageDescription

// Somebody's package: a bar of their own, and snapshots of it in both test frameworks.
let package = Package(
    name: "SnapshotUser",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "barsnap", path: "../../..")],
    targets: [
        .target(name: "AppBar", dependencies: [.product(name: "BarSnap", package: "barsnap")]),
        .testTarget(
            name: "AppBarTests",
            dependencies: ["AppBar", .product(name: "BarSnapTesting", package: "barsnap")],
            exclude: ["__Snapshots__"]
        ),
    ]
)
