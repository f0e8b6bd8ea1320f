// Prints the outcome of each story in a file, to compare the clients of all languages:
// stories BASE_URL FILE; a third argument (recording) is ignored, since this client does not record
import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("stories BASE_URL FILE") }
for line in try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n") {
    print(await Story(line).told(arguments[1]))
}
