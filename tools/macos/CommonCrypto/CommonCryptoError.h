// The part of this header of Apple's SDK that mimalloc uses: see decision 030.
enum { kCCSuccess = 0 };
