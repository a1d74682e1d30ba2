import type { Contract, OutputOf, RawInputOf } from '#contracts/contract'
import { anySignal } from './any-signal.ts'
import { takePrefetched } from './prefetched-data.ts'
import { accessToken, recheckSession } from './session.ts'

const defaultTimeoutMs = 15_000

/** Used when the server sent no message (behavior 8.10). */
export const tryLater = 'Please try again later.'
const noAnswer = 'We could not reach the server. Please try again later, or check your connection.'

interface FieldIssue {
  /** The field's path with dots, `formData.email`; empty for the input as a whole. */
  path: string
  message: string
}

interface Refusal {
  error: string
  code: string
  issues: FieldIssue[]
}

/** Returns why a call failed, also from a response with a success status (behavior 9.7). */
export function refusalIn(body: unknown): Refusal | undefined {
  const { error, code, issues } = Object(body) as Record<string, unknown>
  if (typeof error !== 'string' || error.trim() === '') return undefined
  return {
    error: error.trim(),
    code: typeof code === 'string' ? code : 'unnamed',
    issues: Array.isArray(issues) ? issues.filter(isFieldIssue) : [],
  }
}

function isFieldIssue(issue: unknown): issue is FieldIssue {
  const { path, message } = Object(issue) as Partial<FieldIssue>
  return typeof path === 'string' && typeof message === 'string'
}

/** The error of a failed function call. `message` is a sentence for the visitor. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError'
  /** The response's code (`invalid`, `rate_limited` …), otherwise `no_answer` or `unreadable_answer`. */
  readonly code: string
  /** Null without a response: offline, or too slow. */
  readonly status: number | null
  readonly issues: readonly FieldIssue[]
  readonly retryAfterSeconds: number | undefined

  constructor(
    message: string,
    options: {
      code: string
      status: number | null
      issues?: readonly FieldIssue[]
      retryAfterSeconds?: number
      cause?: unknown
    },
  ) {
    super(message, { cause: options.cause })
    this.code = options.code
    this.status = options.status
    this.issues = options.issues ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Preprocesses the JSON of a response. The office replaces it, because it alone shows other people's addresses. */
export const responsePreprocessor = { read: (json: string): string | Promise<string> => json }

interface CallOptions {
  signal?: AbortSignal
  /** The timeout for the whole response. */
  timeoutMs?: number
  /** A repeat with the same key returns the first response without another effect. */
  idempotencyKey?: string
}

/**
 * Calls `POST /functions/v1/{name}` as the signed-in user, and returns the response. Every failure, including a
 * missing response, throws a {@link FunctionError}.
 */
export async function callFunction<C extends Contract>(
  contract: C,
  input: RawInputOf<C>,
  { signal, timeoutMs = defaultTimeoutMs, idempotencyKey }: CallOptions = {},
): Promise<OutputOf<C>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const token = await accessToken()
  const headers = new Headers({ 'content-type': 'application/json' })
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (token) headers.set('authorization', `Bearer ${token}`)

  let response: Response
  let text: string
  try {
    const path = `/functions/v1/${contract.name}`
    const body = JSON.stringify(input)
    const requestInit = {
      method: 'POST',
      headers,
      body,
      signal: signal ? anySignal(signal, timeout) : timeout,
    }
    response = (await takePrefetched(path, body)) ?? (await fetch(path, requestInit))
    text = await responsePreprocessor.read(await response.text())
  } catch (cause) {
    throw new FunctionError(noAnswer, { code: 'no_answer', status: null, cause })
  }

  const body = parseJson(text)
  if (response.status === 401 && token) recheckSession()
  const refusal = refusalIn(body)
  if (refusal) throw refused(response, refusal)
  if (!response.ok) throw unreadable(response.status)
  const output = contract.output.safeParse(body)
  if (output.success) return output.data as OutputOf<C>
  throw unreadable(response.status)
}

function refused(response: Response, { error, code, issues }: Refusal): FunctionError {
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new FunctionError(error, {
    code,
    status: response.status,
    issues,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : undefined,
  })
}

function unreadable(status: number): FunctionError {
  return new FunctionError(tryLater, { code: 'unreadable_answer', status })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
