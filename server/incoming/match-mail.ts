import type { Db } from '#server/db/connect'
import { keyOfMessageId } from '#server/deliveries/kinds/message-id'
import {
  contactOfThread,
  contactsAt,
  currentContact,
  isOwnMail,
} from '#server/queries/mailbox/find-contacts.server'
import { contactOfReplyAddress } from '#server/services/incoming/reply-address'
import { siteHeader } from '#server/services/mail/mail-message'
import type { MailHeaders } from './read-headers.ts'

/** A contact whose conversation a mail belongs to. */
export interface Match {
  contactId: string
  /** The sender's or recipient's address. */
  address: string
}

export interface MatchOptions {
  siteUrl: string
  /** The site's secret. */
  secret: string
  /** The addresses of the site and of the team. */
  own: ReadonlySet<string>
}

/** The most contacts that one sent mail is stored for. Mails to lists are no conversations. */
const maxRecipients = 10

/**
 * Finds the contact who sent a mail: by the signed reply address, by the mail it answers, or by its sender's address,
 * never by a name. Returns none for mails of the team or the site, and for mail of anyone else.
 */
export async function matchIncoming(
  db: Db,
  { from, deliveredTo, references, ...mail }: MailHeaders,
  { siteUrl, secret, own }: MatchOptions,
): Promise<Match[]> {
  if (from === undefined || own.has(from) || (await isSentBySite(db, mail, siteUrl))) return []
  const tagged = contactOfReplyAddress(deliveredTo, { secret })
  const contactId =
    (tagged && (await currentContact(db, tagged))) ??
    (await contactOfThread(db, references, (id) => keyOfMessageId(id, siteUrl))) ??
    (await contactsAt(db, [from])).get(from)
  return contactId === undefined ? [] : [{ contactId, address: from }]
}

/** Finds the contacts that a mail of the team was sent to. */
export async function matchSent(
  db: Db,
  { to, references, ...mail }: MailHeaders,
  { siteUrl, own }: MatchOptions,
): Promise<Match[]> {
  if (mail.isAutomatic || (await isSentBySite(db, mail, siteUrl))) return []
  const recipients = to.filter((address) => !own.has(address))
  const known = await contactsAt(db, recipients)
  const found = [...known].map(([address, contactId]) => ({ address, contactId }))
  if (found.length > 0) return found.slice(0, maxRecipients)
  const [address] = recipients
  if (address === undefined) return []
  const contactId = await contactOfThread(db, references, (id) => keyOfMessageId(id, siteUrl))
  return contactId === undefined ? [] : [{ contactId, address }]
}

async function isSentBySite(
  db: Db,
  { headers, messageId }: Pick<MailHeaders, 'headers' | 'messageId'>,
  siteUrl: string,
): Promise<boolean> {
  if (headers.some(({ key }) => key === siteHeader.toLowerCase())) return true
  return messageId !== undefined && isOwnMail(db, keyOfMessageId(messageId, siteUrl))
}
