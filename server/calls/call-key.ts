import { hash } from 'node:crypto'
import { submissionExtras } from '#contracts/submission'
import type { Caller } from '#server/http/caller'
import { AppError } from '#server/errors/app-error'

/** Identifies a repeated call. A key belongs to one caller and one function, and stands for one content. */
export interface IdempotencyKey {
  functionName: string
  /** The account id. Callers who are not signed in share one value; their content tells them apart. */
  caller: string
  key: string
  /** SHA-256 of the content. */
  contentHash: string
}

interface KeyedCall {
  functionName: string
  caller: Caller
  /** The `Idempotency-Key` header. */
  header: string | undefined
  /** The validated input. */
  input: object
  /** The content that counts for the key. Default: everything except the fields the site's own forms add. */
  content?: object | undefined
}

/**
 * Returns the key of a call: the header, otherwise the submission id in the body, otherwise undefined.
 * @throws AppError invalid for a header that cannot be a key
 */
export function idempotencyKeyOf({
  functionName,
  caller,
  header,
  input,
  content,
}: KeyedCall): IdempotencyKey | undefined {
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

/** SHA-256 of the content; see {@link KeyedCall} for `content`. */
export const contentHashOf = (input: object, content?: object) => hashOf(content ?? withoutExtras(input))

/** What the visitor filled in, without the fields the site's own forms add. */
export function withoutExtras(input: object): object {
  const visitorFields: Record<string, unknown> = { ...input }
  for (const name of extras) delete visitorFields[name]
  return visitorFields
}

const extras = Object.keys(submissionExtras)

/** Contracts list their fields in a fixed order, so the order in the body does not matter. */
const hashOf = (content: object) => hash('sha256', JSON.stringify(content), 'base64url')

/** The error for a call whose id was already used with other content. */
export const otherContent = () =>
  new AppError('conflict', {
    userMessage:
      'Something else was sent under the same id before, so this was not stored. Please reload the page and send it again.',
  })

/** Joins the parts of a key; none of them contains a space. */
export const storedKeyOf = ({ functionName, caller, key }: Omit<IdempotencyKey, 'contentHash'>) =>
  `${functionName} ${caller} ${key}`
