// swift-tools-version:5.9
import PackageDescription

// The native library for Apple's platforms. build-xcframework.sh replaces this line by the XCFramework.
let framework: [Target] = []

// Conditions in this manifest are about the platform that the package is built for, not the machine that builds it.
let package = Package(
    name: "Lastro",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [.library(name: "Lastro", targets: ["Lastro"]), .library(name: "LastroClient", targets: ["LastroClient"])],
    targets: framework + [
        // the C header of the native library
        .target(name: "LastroFFI", publicHeadersPath: "."),
        // the native library on Linux, which must be installed: pkg-config finds it by lastro.pc
        .systemLibrary(name: "LastroLinux", pkgConfig: "lastro"),
        .target(
            name: "Lastro",
            dependencies: ["LastroFFI", .target(name: "LastroLinux", condition: .when(platforms: [.linux]))]
                + framework.map { .target(name: $0.name, condition: .when(platforms: [.macOS, .iOS])) },
            resources: [.copy("PrivacyInfo.xcprivacy")]
        ),
        .target(name: "LastroClient", dependencies: ["Lastro"]),
        // suppress warnings: the generated adapters use `try` also on functions that do not throw
        .testTarget(name: "LastroTests", dependencies: ["Lastro"], swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
        .testTarget(name: "LastroClientTests", dependencies: ["LastroClient", "Lastro"]),
    ]
)
