// SwiftPM makes a module of a header if there is a source beside it.
