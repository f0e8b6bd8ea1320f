// swift-tools-version:5.9
import Foundation
import PackageDescription

// Your program has the package's address and version here as literals. The tests pass the address and version of a package
// that they have just built.
let environment = ProcessInfo.processInfo.environment
guard let url = environment["LASTRO_PACKAGE"], let version = Version(environment["LASTRO_VERSION"] ?? "") else {
    fatalError("LASTRO_PACKAGE and LASTRO_VERSION say what to depend on")
}

let lastro = Target.Dependency.product(name: "Lastro", package: "lastro-swift")
let client = Target.Dependency.product(name: "LastroClient", package: "lastro-swift")

let package = Package(
    name: "LastroExamples",
    platforms: [.macOS(.v12), .iOS(.v15)],
    dependencies: [.package(url: url, exact: version)],
    targets: [
        .executableTarget(name: "readme", dependencies: [lastro], path: "readme"),
        .executableTarget(name: "billing-day", dependencies: [lastro], path: "billing-day"),
        .executableTarget(name: "year", dependencies: [lastro], path: "year"),
        .executableTarget(name: "stories", dependencies: [lastro, client], path: "stories"),
        .target(name: "ClientExample", dependencies: [lastro, client], path: "client"),
    ]
)
