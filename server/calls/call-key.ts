import { hash } from 'node:crypto'
import { submissionExtras } from '#contracts/submission'
import type { Caller } from '#server/http/caller'
import { AppError } from '#server/errors/app-error'

/** Under which a call counts as a repeat: a key is its caller's and its function's own, and stands for one content. */
export interface CallKey {
  functionName: string
  /** The account; those who are not signed in share one, and are told apart by what they send. */
  caller: string
  key: string
  /** Of what was said, SHA-256. */
  contentHash: string
}

interface KeyedCall {
  functionName: string
  caller: Caller
  /** The `Idempotency-Key` header. */
  header: string | undefined
  /** Checked. */
  input: object
  /** What the caller says with it; default: all but what the site's own forms send beside their fields. */
  content?: object | undefined
}

/**
 * The key of a call: the header, else the submission id in the body; none when the caller gave neither.
 * @throws AppError invalid for a header that cannot be a key
 */
export function callKeyOf({ functionName, caller, header, input, content }: KeyedCall): CallKey | undefined {
  const key = headerKey(header) ?? (input as { submissionId?: string }).submissionId
  if (key === undefined) return undefined
  return {
    functionName,
    caller: caller.userId ?? 'anonymous',
    key,
    contentHash: contentHashOf(input, content),
  }
}

function headerKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x21-\x7e]{1,200}$/.test(header)) return header
  throw new AppError('invalid', {
    userMessage: 'The Idempotency-Key header must be 1 to 200 visible characters.',
    issues: [{ path: 'Idempotency-Key', message: 'Must be 1 to 200 visible characters' }],
  })
}

/** Of what was said, SHA-256; see {@link KeyedCall} for `content`. */
export const contentHashOf = (input: object, content?: object) => hashOf(content ?? withoutExtras(input))

/** What the visitor filled in, without what the site's own forms send beside it. */
export function withoutExtras(input: object): object {
  const said: Record<string, unknown> = { ...input }
  for (const name of extras) delete said[name]
  return said
}

const extras = Object.keys(submissionExtras)

/** A contract gives the fields in its own order, in whatever order they came. */
const hashOf = (content: object) => hash('sha256', JSON.stringify(content), 'base64url')

/** For whoever sends other words under an id that stands for some already. */
export const otherContent = () =>
  new AppError('conflict', {
    userMessage:
      'Something else was sent under the same id before, so this was not stored. Please reload the page and send it again.',
  })

/** One text for one key: none of its parts holds a space. */
export const nameOf = ({ functionName, caller, key }: Omit<CallKey, 'contentHash'>) =>
  `${functionName} ${caller} ${key}`
