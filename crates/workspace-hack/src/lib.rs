//! Empty: a list of features, in its manifest.
