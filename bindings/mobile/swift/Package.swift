// swift-tools-version:5.9
import PackageDescription

// For Apple's systems: build-xcframework.sh names the XCFramework here.
let framework: [Target] = []

// What is linked depends on the system that is built for, not on the one that builds.
let package = Package(
    name: "Lastro",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [.library(name: "Lastro", targets: ["Lastro"]), .library(name: "LastroClient", targets: ["LastroClient"])],
    targets: framework + [
        // the native library's header
        .target(name: "LastroFFI", publicHeadersPath: "."),
        // the native library as it is installed on Linux, where pkg-config finds it by lastro.pc
        .systemLibrary(name: "LastroLinux", pkgConfig: "lastro"),
        .target(
            name: "Lastro",
            dependencies: ["LastroFFI", .target(name: "LastroLinux", condition: .when(platforms: [.linux]))]
                + framework.map { .target(name: $0.name, condition: .when(platforms: [.macOS, .iOS])) },
            resources: [.copy("PrivacyInfo.xcprivacy")]
        ),
        .target(name: "LastroClient", dependencies: ["Lastro"]),
        // the generated adapters try what may not throw
        .testTarget(name: "LastroTests", dependencies: ["Lastro"], swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
        .testTarget(name: "LastroClientTests", dependencies: ["LastroClient", "Lastro"]),
    ]
)
