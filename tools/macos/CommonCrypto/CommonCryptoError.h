// Replaces this header of Apple's SDK when cross-compiling. It has only the part that mimalloc uses; see decision 030.
enum { kCCSuccess = 0 };
