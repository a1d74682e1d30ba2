import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { users } from '#server/db/schema/users'

/** The id of a contact, or of the one it was merged into. */
const current = sql<string>`coalesce(${contacts.merged_into}, ${contacts.id})`

/** Returns the ids of the contacts with these addresses, by address. */
export async function contactsAt(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select({ email: contacts.email, id: current })
    .from(contacts)
    .where(inArray(contacts.email, [...addresses]))
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** Returns the id of an existing contact, or of the one it was merged into. */
export async function currentContact(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: current })
    .from(contacts)
    .where(sql`${contacts.id} = ${id}`)
  return row?.id
}

/**
 * Returns the contact of the thread that a mail belongs to. The nearest referenced mail with a contact decides.
 * @param references the Message-IDs that the mail refers to, nearest first
 * @param keyOf returns the dedupe key in the Message-ID of one of the site's own mails
 */
export async function contactOfThread(
  db: Db,
  references: readonly string[],
  keyOf: (messageId: string) => string | undefined,
): Promise<string | undefined> {
  if (references.length === 0) return undefined
  const keys = references.flatMap((id) => keyOf(id) ?? [])
  const sent =
    keys.length === 0
      ? []
      : await db
          .select({ key: deliveries.dedupe_key, id: deliveries.contact_id })
          .from(deliveries)
          .where(
            and(
              inArray(deliveries.dedupe_key, keys),
              inArray(deliveries.mail, ['visitor', 'reply']),
              isNotNull(deliveries.contact_id),
            ),
          )
  const read = await db
    .select({ messageId: mailboxMessages.message_id, id: mailboxMessages.contact_id })
    .from(mailboxMessages)
    .where(inArray(mailboxMessages.message_id, [...references]))
  for (const reference of references) {
    const key = keyOf(reference)
    const id =
      sent.find((each) => each.key === key)?.id ?? read.find((each) => each.messageId === reference)?.id
    if (id) return currentContact(db, id)
  }
  return undefined
}

/** Whether a dedupe key belongs to a mail that the site sent itself. */
export async function isOwnMail(db: Db, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  return (
    (await db.$count(deliveries, and(sql`${deliveries.dedupe_key} = ${key}`, isNotNull(deliveries.mail)))) > 0
  )
}

/** Returns the ids of the team's accounts, by address. */
export async function teamAddresses(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ email: users.email, id: users.id }).from(users).where(isNotNull(users.role))
  return new Map(rows.map(({ email, id }) => [email, id]))
}
