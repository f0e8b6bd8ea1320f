package dev.lastro.client

import dev.lastro.ApiFailure
import dev.lastro.ApiOperation
import dev.lastro.CarriedOut
import dev.lastro.ExchangeFailure
import dev.lastro.ExchangeFailureKind
import dev.lastro.ExchangeStep
import dev.lastro.LastroIssue
import java.util.concurrent.CancellationException

/** A call failed. What the rules reject before anything is sent is a [dev.lastro.LastroException] instead. */
sealed class ExchangeException(
    /** The operation that was called. */
    val operation: ApiOperation,
    private val failure: ExchangeFailure,
    state: String,
    cause: Throwable?,
) : Exception(messageOf(operation, failure), cause) {
    /**
     * Takes the call up later: pass it to the same method, which looks the change up once more. It has neither key nor record. Null
     * if that cannot tell more.
     */
    val state: String? = state.takeIf { failure.resumable }

    /** Why. */
    val kind: ExchangeFailureKind
        get() = failure.kind

    /** Whether a change was carried out; `NO` for a read. */
    val carriedOut: CarriedOut
        get() = failure.carriedOut

    /** The service's error, if it responded with one. */
    val apiError: ApiFailure?
        get() = failure.apiError

    /** What did not fit in a response of another shape; paths begin with `body`. */
    val issues: List<LastroIssue>
        get() = failure.issues

    /** The service responded with an error, see [apiError]. */
    class Refused internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** No attempt got a usable response. */
    class Unreachable internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** The response to a read does not have the operation's shape; [issues] lists where. */
    class UnexpectedResponse internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** The thread was interrupted. A coroutine that is cancelled gets an [ExchangeCancellation] instead. */
    class Cancelled internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** It was not sent, because the service has rejected the key before. */
    class KeyRefused internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    internal companion object {
        fun of(operation: ApiOperation, step: ExchangeStep.Failed, cause: Throwable?): ExchangeException {
            val make = when (step.failure.kind) {
                ExchangeFailureKind.REFUSED -> ::Refused
                ExchangeFailureKind.UNREACHABLE -> ::Unreachable
                ExchangeFailureKind.UNEXPECTED_RESPONSE -> ::UnexpectedResponse
                ExchangeFailureKind.CANCELLED -> ::Cancelled
                ExchangeFailureKind.KEY_REFUSED -> ::KeyRefused
            }
            return make(operation, step.failure, step.state, cause)
        }
    }
}

/**
 * A coroutine was cancelled during a call: [failure] says whether its change may have been carried out, and has the state to take it
 * up. Like every cancellation, it is not to be swallowed. `withTimeout` throws its own exception instead: catch this one inside of it.
 */
class ExchangeCancellation internal constructor(
    /** What is known of the call. */
    val failure: ExchangeException.Cancelled,
) : CancellationException(failure.message) {
    init {
        initCause(failure)
    }
}

/** A listing failed while a loop asked it for records: [cause] is the checked exception, of this package or of the rules. */
class ListingException internal constructor(
    /** The checked exception. */
    override val cause: Exception,
) : RuntimeException(cause.message, cause)

private fun messageOf(operation: ApiOperation, failure: ExchangeFailure): String {
    val status = failure.apiError?.let { " (${it.code} ${it.kind.text})" }.orEmpty()
    return "${operation.text}: ${failure.kind.text}$status; carried out: ${failure.carriedOut.text}"
}
