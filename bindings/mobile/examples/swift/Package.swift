// swift-tools-version:5.9
import Foundation
import PackageDescription

// In your own program, write the package's address and version here as literals. These examples read them from the environment,
// because the tests run them with a package that was just built.
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
