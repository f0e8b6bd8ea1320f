// Reads calls from FILE, one per line. Makes each call to a server with the client, and prints its outcome. A test compares the output
// with that of the programs in the other languages:
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
