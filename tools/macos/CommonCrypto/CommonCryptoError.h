// What mimalloc reads of this header of Apple's SDK: see decision 030.
enum { kCCSuccess = 0 };
