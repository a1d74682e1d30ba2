import { createHmac, timingSafeEqual } from 'node:crypto'

const maxLocalPart = 64
const idLength = 32
const signatureLength = 16
const hexLength = idLength + signatureLength
/** The tag is base 36, which is short and survives mail servers that change the case. */
const tagLength = 38

export interface ReplyAddressOptions {
  /** The mailbox's own address. */
  address: string
  /** The site's secret. */
  secret: string
}

/**
 * The Reply-To address of mails to a contact: the mailbox's own, with a signed tag that identifies the contact. If the
 * tag does not fit, it is the plain address (RFC 5321 allows 64 characters before the @).
 */
export function replyAddressOf(contactId: string, { address, secret }: ReplyAddressOptions): string {
  const at = address.lastIndexOf('@')
  const id = contactId.replaceAll('-', '')
  const tag = BigInt(`0x${id}${signatureOf(id, secret)}`)
    .toString(36)
    .padStart(tagLength, '0')
  const local = `${address.slice(0, at)}+${tag}`
  return local.length <= maxLocalPart ? `${local}${address.slice(at)}` : address
}

/** The contact whose signed address is among these; undefined if no tag has a valid signature. */
export function contactOfReplyAddress(
  addresses: readonly string[],
  { secret }: Pick<ReplyAddressOptions, 'secret'>,
): string | undefined {
  for (const address of addresses) {
    const [, tag] = new RegExp(`\\+([\\da-z]{${tagLength}})@`).exec(address) ?? []
    if (tag === undefined) continue
    const hex = hexOf(tag)
    const id = hex.slice(0, idLength)
    const wanted = Buffer.from(signatureOf(id, secret))
    const signature = Buffer.from(hex.slice(idLength))
    if (signature.length === wanted.length && timingSafeEqual(signature, wanted))
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  return undefined
}

function hexOf(tag: string): string {
  let value = 0n
  for (const digit of tag) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  return value.toString(16).padStart(hexLength, '0')
}

const signatureOf = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`reply address ${id}`).digest('hex').slice(0, signatureLength)
