// swift-tools-version:5.9
import PackageDescription

// The native library and its header. For Apple's systems it is an XCFramework, which build-xcframework.sh makes; for
// Linux it is installed on the machine, where pkg-config finds it by lastro.pc.
#if os(macOS)
let native = Target.binaryTarget(name: "LastroFFI", path: "LastroFFI.xcframework")
#else
let native = Target.systemLibrary(name: "LastroFFI", path: "Sources/LastroFFI", pkgConfig: "lastro")
#endif

let package = Package(
    name: "Lastro",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [.library(name: "Lastro", targets: ["Lastro"])],
    targets: [
        native,
        .target(name: "Lastro", dependencies: ["LastroFFI"]),
        // the generated adapters try what may not throw
        .testTarget(name: "LastroTests", dependencies: ["Lastro"], swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
    ]
)
