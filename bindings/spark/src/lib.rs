//! The native half of the jar for Spark.
