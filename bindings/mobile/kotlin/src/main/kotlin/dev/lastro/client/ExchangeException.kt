package dev.lastro.client

import dev.lastro.ApiFailure
import dev.lastro.ApiOperation
import dev.lastro.CarriedOut
import dev.lastro.ExchangeFailure
import dev.lastro.ExchangeFailureKind
import dev.lastro.ExchangeStep
import dev.lastro.LastroIssue
import java.util.concurrent.CancellationException

/** A call of the service failed. If the validation rejects the arguments, the call throws a [dev.lastro.LastroException] instead and sends nothing. */
sealed class ExchangeException(
    /** The operation that was called. */
    val operation: ApiOperation,
    private val failure: ExchangeFailure,
    state: String,
    cause: Throwable?,
) : Exception(messageOf(operation, failure), cause) {
    /**
     * The state of the call, with which the call can continue later. Call the same method of the client again and pass this state: the
     * client then looks up again whether the change was carried out. The state contains neither the key nor the record. Null if a later
     * look-up cannot tell more.
     */
    val state: String? = state.takeIf { failure.resumable }

    /** The kind of failure. */
    val kind: ExchangeFailureKind
        get() = failure.kind

    /** Whether the service carried out the change. `NO` if the operation is a read. */
    val carriedOut: CarriedOut
        get() = failure.carriedOut

    /** The service's error, if it responded with one. */
    val apiError: ApiFailure?
        get() = failure.apiError

    /** For [UnexpectedResponse], the problems of the response. Their paths begin with `body`. */
    val issues: List<LastroIssue>
        get() = failure.issues

    /** The service responded with an error, see [apiError]. */
    class Refused internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** None of the attempts got a usable response. */
    class Unreachable internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** The response to a read is not a valid result of the operation; [issues] lists the problems. */
    class UnexpectedResponse internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** The thread was interrupted. A coroutine that is cancelled gets an [ExchangeCancellation] instead. */
    class Cancelled internal constructor(operation: ApiOperation, failure: ExchangeFailure, state: String, cause: Throwable?) :
        ExchangeException(operation, failure, state, cause)

    /** The request was not sent, because the service has already rejected the key. */
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
 * A coroutine was cancelled during a call. [failure] says whether the call's change may have been carried out, and has the state with
 * which to continue the call.
 *
 * As with every [CancellationException], throw it again after catching it. `withTimeout` replaces it by its own exception, so catch it
 * inside the block of `withTimeout`.
 */
class ExchangeCancellation internal constructor(
    /** The call's failure. */
    val failure: ExchangeException.Cancelled,
) : CancellationException(failure.message) {
    init {
        initCause(failure)
    }
}

/** A listing failed during a loop over its records. [cause] is an [ExchangeException], or a [dev.lastro.LastroException] for an invalid query. */
class ListingException internal constructor(
    /** The checked exception that ended the loop. */
    override val cause: Exception,
) : RuntimeException(cause.message, cause)

private fun messageOf(operation: ApiOperation, failure: ExchangeFailure): String {
    val status = failure.apiError?.let { " (${it.code} ${it.kind.text})" }.orEmpty()
    return "${operation.text}: ${failure.kind.text}$status; carried out: ${failure.carriedOut.text}"
}
