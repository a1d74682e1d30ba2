import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { isDatabaseUnavailable } from '#server/db/failures'
import { currentRequest, forRequest } from '#server/trace/request-trace'

/**
 * Structured logs, one line of JSON each, with their request. They never contain an email address or a visitor's
 * text.
 */
export function createLog(level: string, destination?: DestinationStream, repeatEveryMs = 30_000): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentRequest() }),
      serializers: { err: describeError },
      hooks: { logMethod: throttleRepeats(repeatEveryMs) },
    },
    destination,
  )
}

/** How many different lines are tracked; beyond them, lines are written as they come. */
const loggedKeys = 500

/**
 * Repeated lines are written once, then at intervals with their count: a warning about the same thing, and failures
 * while the database is unreachable.
 */
function throttleRepeats(everyMs: number): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  const unsaid = new Map<string, number>()
  return function (given, method, level) {
    const [about, message] = given as unknown as [unknown, unknown]
    const write = (more: object) => method.apply(this, [Object.assign({}, about, more), String(message)])
    const key = unsaid.size < loggedKeys ? repeatKey(about, String(message), level) : undefined
    if (key === undefined) return method.apply(this, given)
    const before = unsaid.get(key)
    if (before !== undefined) {
      unsaid.set(key, before + 1)
      return
    }
    unsaid.set(key, 0)
    write({})
    const timer = setInterval(() => {
      const repeated = unsaid.get(key) ?? 0
      unsaid.set(key, 0)
      if (repeated > 0) return forRequest(undefined, () => write({ repeated }))
      unsaid.delete(key)
      clearInterval(timer)
    }, everyMs)
    timer.unref()
  }
}

/** Equal for lines that say the same; undefined for a line that is always written. */
function repeatKey(about: unknown, message: string, level: number): string | undefined {
  if (typeof about !== 'object' || about === null) return undefined
  const { err, ...rest } = about as Record<string, unknown>
  if (isDatabaseUnavailable(err)) return message
  if (level !== pino.levels.values['warn']) return undefined
  const { type, code, message: said } = describeError(err) as Record<string, unknown>
  return JSON.stringify([message, rest, type, code, said])
}

/**
 * The loggable part of an error. A database error quotes values in its message, its detail and the first lines of its
 * stack: only its code, names and our stack frames are kept.
 */
function describeError(error: unknown): object {
  if (!isErrorLike(error)) return { type: typeof error }
  const frames = framesOf(error)
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', query: error.query, cause: describeError(error.cause), frames }
  }
  const { code, constraint, table, column } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'column', unknown>>
  const quotesValues = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
  return {
    type: error.name,
    message: quotesValues ? undefined : withoutSecrets(error.message),
    code,
    constraint,
    table,
    column,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
    frames,
  }
}

/** An error, or what another realm or a library throws in its place. */
const isErrorLike = (thrown: unknown): thrown is Error =>
  thrown instanceof Error ||
  (typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string')

/** The places in our code. They follow the message in `stack`, and a line of a message can look like one. */
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line))
}

/** A token in a path, which opens the page of a call or the feed of all: 32 bytes in base64url. */
const token = /^[\w-]{43}(?:\.\w+)?$/

/**
 * A path or message with whatever looks like an e-mail address or a token of a link taken out, at most 300 characters.
 */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, 300)
    .replaceAll(/[^\s/<>"',;:]+/g, (word) =>
      /@|%40/.test(word) ? '[address]' : token.test(word) ? '[token]' : word,
    )
}
