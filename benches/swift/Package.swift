// swift-tools-version:5.9
import Foundation
import PackageDescription

// `cargo xtask bench` passes the URL and version of the built package.
let environment = ProcessInfo.processInfo.environment
guard let url = environment["LASTRO_PACKAGE"], let version = Version(environment["LASTRO_VERSION"] ?? "") else {
    fatalError("LASTRO_PACKAGE and LASTRO_VERSION say what to depend on")
}

let package = Package(
    name: "LastroBench",
    platforms: [.macOS(.v12)],
    dependencies: [.package(url: url, exact: version)],
    targets: [
        .executableTarget(name: "bench", dependencies: [.product(name: "Lastro", package: "lastro-swift")], path: "Sources/Bench")
    ]
)
