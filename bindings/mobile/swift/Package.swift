// swift-tools-version:5.9
import Foundation
import PackageDescription

// Where the native library is; cargo xtask swift puts it beside the package that it assembles.
let library = ProcessInfo.processInfo.environment["LASTRO_LIBRARY_DIR"] ?? "lib"

let package = Package(
    name: "Lastro",
    products: [.library(name: "Lastro", targets: ["Lastro"])],
    targets: [
        // A C target of a header alone, which gives Swift the module of the native library.
        .target(name: "LastroFFI", path: "Sources/LastroFFI", publicHeadersPath: "include"),
        .target(
            name: "Lastro",
            dependencies: ["LastroFFI"],
            path: "Sources/Lastro",
            linkerSettings: [
                .unsafeFlags(["-L\(library)", "-Xlinker", "-rpath", "-Xlinker", library]),
                .linkedLibrary("lastro_mobile"),
            ]
        ),
        .executableTarget(name: "billing-day", dependencies: ["Lastro"], path: "Sources/billing-day"),
        .executableTarget(name: "readme", dependencies: ["Lastro"], path: "Sources/readme"),
        .target(name: "ListCustomers", dependencies: ["Lastro"], path: "Sources/list-customers"),
        // the generated adapters try what may not throw
        .testTarget(
            name: "LastroTests", dependencies: ["Lastro", "ListCustomers"], path: "Tests/LastroTests",
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])]
        ),
    ]
)
