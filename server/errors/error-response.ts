import { isContended, isDatabaseUnavailable, isDiskFull } from '#server/db/failures'
import { InvalidCursorError } from '#server/db/page'
import { AppError, errorStatus, unavailableMessage } from './app-error.ts'

/**
 * Maps any error to one with a response: an `AppError` to itself, an invalid cursor to `invalid`, an unavailable
 * database, a full disk or a deadlock to `unavailable`, the rest to `internal`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof InvalidCursorError) {
    const userMessage = 'This is not the end of a page'
    return new AppError('invalid', { userMessage, issues: [{ path: 'cursor', message: userMessage }] })
  }
  if (isDiskFull(error)) {
    return new AppError('unavailable', {
      userMessage:
        'We can’t store anything right now because our disk is full. Please try again later. Nothing you typed is lost.',
      retryAfterSeconds: 300,
      cause: error,
    })
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('unavailable', {
      userMessage: unavailableMessage,
      retryAfterSeconds: 30,
      cause: error,
    })
  }
  if (isContended(error)) {
    return new AppError('unavailable', {
      userMessage:
        'Others are changing the same thing at this moment. Nothing was changed. Please try again.',
      retryAfterSeconds: 1,
      cause: error,
    })
  }
  return new AppError('internal', {
    userMessage: 'Something went wrong on our side. Please try again later.',
    cause: error,
  })
}

/**
 * Gives an unexpected failure this message for the caller. An error that already has a message of its own keeps it;
 * without `userMessage` every error stays as it is.
 * @throws AppError
 */
export function withFailureMessage<Result>(
  userMessage: string | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (userMessage === undefined) return work
  return work.catch((cause: unknown) => {
    const error = toAppError(cause)
    throw error === cause || error.code !== 'internal'
      ? error
      : new AppError('internal', { userMessage, cause })
  })
}

/** The response to a failed call: code, `userMessage` and request id, and never details of the cause. */
export function errorResponse(error: AppError, requestId: string): Response {
  const { code, userMessage, issues, retryAfterSeconds } = error
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined)
    headers.set('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  if (code === 'method_not_allowed') headers.set('allow', error.allow)
  return Response.json(
    { error: userMessage, code, issues, requestId },
    { status: errorStatus[code], headers },
  )
}
