package dev.lastro

import java.time.Duration
import java.time.LocalDateTime
import java.time.OffsetDateTime
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter

private val MOMENT = Regex("(.{19})(?:\\.(\\d{1,9})\\d*)?(?:Z|([+-])(\\d\\d):?(\\d\\d))")

/** The largest offset from UTC that Java supports, in hours. */
private const val MOST_HOURS = 18

/**
 * Parses a timestamp that the native library wrote. Digits after nanoseconds are cut off. A timestamp with an offset of more than 18
 * hours, which Java does not support, is converted to UTC.
 */
internal fun moment(text: String): OffsetDateTime {
    val (local, fraction, sign, hours, minutes) = checkNotNull(MOMENT.matchEntire(text)) { "not a timestamp of the library" }.destructured
    val time = LocalDateTime.parse(local).plusNanos(fraction.padEnd(9, '0').toLong())
    val ahead = Duration.ofMinutes((hours.ifEmpty { "0" }.toLong() * 60 + minutes.ifEmpty { "0" }.toLong()) * if (sign == "-") -1 else 1)
    if (ahead.abs() > Duration.ofHours(MOST_HOURS.toLong())) return time.minus(ahead).atOffset(ZoneOffset.UTC)
    return time.atOffset(ZoneOffset.ofTotalSeconds(ahead.seconds.toInt()))
}

/** Formats a timestamp for the native library, always with seconds. Java's `toString` omits them if they are zero. */
internal fun momentText(moment: OffsetDateTime): String = moment.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME)

/** The duration in whole milliseconds. If it overflows, the largest or smallest `Long`, which the native library rejects. */
internal fun Duration.wholeMillis(): Long =
    try {
        toMillis()
    } catch (_: ArithmeticException) {
        if (isNegative) Long.MIN_VALUE else Long.MAX_VALUE
    }
