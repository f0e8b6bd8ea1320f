// SwiftPM makes a module of the header only if there is a source file in its folder. This file has no other purpose.
