// swift-tools-version:5.9
import PackageDescription

// For Apple's platforms: build-xcframework.sh adds the XCFramework here.
let framework: [Target] = []

// Conditions depend on the target platform, not on the build machine.
let package = Package(
    name: "Lastro",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [.library(name: "Lastro", targets: ["Lastro"]), .library(name: "LastroClient", targets: ["LastroClient"])],
    targets: framework + [
        // the native library's header
        .target(name: "LastroFFI", publicHeadersPath: "."),
        // the native library as installed on Linux, where pkg-config finds it through lastro.pc
        .systemLibrary(name: "LastroLinux", pkgConfig: "lastro"),
        .target(
            name: "Lastro",
            dependencies: ["LastroFFI", .target(name: "LastroLinux", condition: .when(platforms: [.linux]))]
                + framework.map { .target(name: $0.name, condition: .when(platforms: [.macOS, .iOS])) },
            resources: [.copy("PrivacyInfo.xcprivacy")]
        ),
        .target(name: "LastroClient", dependencies: ["Lastro"]),
        // the generated adapters use `try` on functions that do not throw
        .testTarget(name: "LastroTests", dependencies: ["Lastro"], swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
        .testTarget(name: "LastroClientTests", dependencies: ["LastroClient", "Lastro"]),
    ]
)
