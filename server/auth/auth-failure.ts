import { AppError, type ErrorCode } from '#server/errors/app-error'
import { toAppError } from '#server/errors/error-response'

interface FailureOptions {
  retryAfterSeconds?: number
  /** For `weak_password`: GoTrue's names of the reasons. */
  reasons?: readonly ('length' | 'characters' | 'pwned')[]
}

/** An error of the GoTrue protocol; `message` is a sentence for the user. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'
  readonly status: number
  readonly code: string
  readonly options: FailureOptions

  constructor(status: number, code: string, message: string, options: FailureOptions = {}) {
    super(message)
    this.status = status
    this.code = code
    this.options = options
  }
}

const codeOf: Partial<Record<ErrorCode, [status: number, code: string]>> = {
  bad_json: [400, 'bad_json'],
  not_found: [404, 'not_found'],
  method_not_allowed: [405, 'method_not_allowed'],
  too_large: [413, 'request_too_large'],
  unsupported_media_type: [415, 'bad_json'],
  rate_limited: [429, 'over_request_rate_limit'],
  unavailable: [503, 'unavailable'],
}

/** Converts a thrown value to an error with a response. */
export function toAuthFailure(thrown: unknown): AuthFailure {
  if (thrown instanceof AuthFailure) return thrown
  const error: AppError = toAppError(thrown)
  const [status, code] = codeOf[error.code] ?? [500, 'unexpected_failure']
  return new AuthFailure(status, code, error.userMessage, {
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  })
}

/** auth-js reads `code` only with the version header, and retries 500 and above. */
export function failureResponse(
  { status, code, message, options }: AuthFailure,
  requestId: string,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-supabase-api-version': '2024-01-01' })
  if (options.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(Math.max(1, Math.ceil(options.retryAfterSeconds))))
  return Response.json(
    {
      code,
      error_code: code,
      msg: message,
      ...(options.reasons && { weak_password: { reasons: options.reasons } }),
      requestId,
    },
    { status, headers },
  )
}
