import PostalMime, { addressParser } from 'postal-mime'
import { normaliseEmail } from '#domain/email'
import { failsSenderCheck, isAutomatic, type MailHeader } from './is-automatic.ts'

/** The headers of a mail, which decide whether its content is fetched. */
export interface MailHeaders {
  /** With angle brackets; undefined for a mail without one. */
  messageId: string | undefined
  /** The address in From, which may be forged; undefined unless there is exactly one. */
  from: string | undefined
  /** The addresses in To and Cc. */
  to: string[]
  /** The addresses of `to`, and those that mail servers delivered the mail to. */
  deliveredTo: string[]
  /** The Message-IDs of the mails it answers, the nearest first. */
  references: string[]
  subject: string
  isAutomatic: boolean
  failsSenderCheck: boolean
  headers: readonly MailHeader[]
}

/** Long threads name hundreds. */
const maxReferences = 50
const maxSubjectLength = 500
const maxAddresses = 100

/** Parses the headers of a mail; undefined if that fails. It never throws, because anybody can send anything. */
export async function readHeaders(raw: Uint8Array): Promise<MailHeaders | undefined> {
  try {
    const { headers, subject = '', messageId } = await PostalMime.parse(raw)
    const known = { headers, subject: cleanLine(subject).slice(0, maxSubjectLength), from: senderIn(headers) }
    return {
      ...known,
      messageId: idsIn(messageId)[0],
      to: addressesIn(headers, ['to', 'cc']),
      deliveredTo: addressesIn(headers, ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']),
      references: referencesIn(headers),
      isAutomatic: isAutomatic(known),
      failsSenderCheck: failsSenderCheck(headers),
    }
  } catch {
    return undefined
  }
}

const valuesOf = (headers: readonly MailHeader[], keys: readonly string[]) =>
  headers.filter(({ key }) => keys.includes(key)).map(({ value }) => value)

const addressesOf = (value: string) =>
  addressParser(value, { flatten: true }).flatMap(({ address }) =>
    address ? [normaliseEmail(cleanLine(address)).slice(0, 320)] : [],
  )

/** The only sender address. A display name that looks like an address is ignored, and two senders count as none. */
function senderIn(headers: readonly MailHeader[]): string | undefined {
  const values = valuesOf(headers, ['from'])
  const [value = ''] = values
  const isPlain = bracketsIn(value) <= 1
  const addresses = addressesOf(value)
  return values.length === 1 && isPlain && addresses.length === 1 ? addresses[0] : undefined
}

/** How many addresses in angle brackets a header has, outside of quoted names and comments. */
function bracketsIn(value: string): number {
  let count = 0
  let isQuoted = false
  let depth = 0
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at]
    if (character === '\\') at += 1
    else if (character === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (character === '<' && depth === 0) count += 1
  }
  return count
}

function addressesIn(headers: readonly MailHeader[], keys: readonly string[]): string[] {
  return [...new Set(valuesOf(headers, keys).flatMap(addressesOf))].slice(0, maxAddresses)
}

function referencesIn(headers: readonly MailHeader[]): string[] {
  const answered = valuesOf(headers, ['in-reply-to']).flatMap(idsIn)
  const thread = valuesOf(headers, ['references']).flatMap(idsIn).toReversed()
  return [...new Set([...answered, ...thread])].slice(0, maxReferences)
}

const idsIn = (value = ''): string[] => value.match(/<[^<>\s\p{Cc}]{1,400}>/gu) ?? []

export const cleanLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .toWellFormed()
