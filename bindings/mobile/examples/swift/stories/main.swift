// Prints what comes of each story of a file, so that the clients of all languages can be compared:
//   stories BASE_URL FILE; a recording after them is left out, since this client does not record
import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("stories BASE_URL FILE") }
for line in try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n") {
    print(await Story(line).told(arguments[1]))
}
