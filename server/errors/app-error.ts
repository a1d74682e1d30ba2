export const errorStatus = {
  bad_json: 400,
  unauthorized: 401,
  forbidden: 403,
  mfa_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

/** For a temporary overload. */
export const unavailableMessage =
  'We can’t take this in right now. Please try again in a minute. Nothing you typed is lost.'

export type ErrorCode = keyof typeof errorStatus

export interface FieldIssue {
  /** The field, written with dots; empty for the body itself. */
  path: string
  message: string
}

export interface AppErrorOptions {
  /** A sentence for the user: what happened, then what to do. */
  userMessage: string
  cause?: unknown
  issues?: readonly FieldIssue[]
  retryAfterSeconds?: number
  /** For `method_not_allowed`: what is allowed here; default POST. */
  allow?: string
}

/** An error with a response of its own; anything else thrown is returned as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly userMessage: string
  readonly issues?: readonly FieldIssue[]
  readonly retryAfterSeconds?: number
  readonly allow: string

  constructor(
    code: ErrorCode,
    { userMessage, cause, issues, retryAfterSeconds, allow = 'POST' }: AppErrorOptions,
  ) {
    super(`${code}: ${userMessage}`, { cause })
    this.name = 'AppError'
    this.code = code
    this.userMessage = userMessage
    this.allow = allow
    if (issues) this.issues = issues
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}
