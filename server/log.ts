import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured logs, a line of JSON each. They never hold an e-mail address or anything a visitor wrote. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )
}

/**
 * What is safe to say of an error. A database error quotes the values it failed on in its message, its detail and
 * the first lines of its stack: of those only the code, the names and the places in our code are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = framesOf(error)
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', query: error.query, cause: describeError(error.cause), frames }
  }
  const { code, constraint, table, column } = error as Error &
    Record<'code' | 'constraint' | 'table' | 'column', unknown>
  const quotesValues = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
  return {
    type: error.name,
    message: quotesValues ? undefined : withoutAddresses(error.message),
    code,
    constraint,
    table,
    column,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
    frames,
  }
}

/** The places in our code. They follow the message in `stack`, and a line of a message can look like one. */
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line))
}

/** A path or message with whatever looks like an e-mail address taken out, at most 300 characters. */
export function withoutAddresses(text: string): string {
  return text.slice(0, 300).replaceAll(/[^\s/<>"',;:]*(?:@|%40)[^\s/<>"',;:]*/gi, '[address]')
}
