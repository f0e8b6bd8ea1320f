// Calls a server with the client as FILE says, one call per line, and prints the outcome of each. A test compares the output with that
// of the other languages' clients:
//
//   stories BASE_URL FILE [RECORDING]
import Foundation
import Lastro

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("stories BASE_URL FILE [RECORDING]") }
let recording = try arguments.dropFirst(3).first.map { try Recording(URL(fileURLWithPath: $0)) }
for line in try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n") {
    print(await Story(line).told(arguments[1], recording: recording))
}
try recording?.close()
