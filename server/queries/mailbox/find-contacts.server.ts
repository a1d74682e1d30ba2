import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { users } from '#server/db/schema/users'

/** The contact as it is now: the one it was merged into, where it was. */
const current = sql<string>`coalesce(${contacts.merged_into}, ${contacts.id})`

/** The contacts with these addresses, by address. */
export async function contactsAt(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .select({ email: contacts.email, id: current })
    .from(contacts)
    .where(inArray(contacts.email, [...addresses]))
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** A contact by its id, or the one it was merged into. */
export async function currentContact(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: current })
    .from(contacts)
    .where(sql`${contacts.id} = ${id}`)
  return row?.id
}

/**
 * Whom the mails were sent to that another one answers; the nearest of them decides.
 * @param references the Message-IDs it answers, the nearest first
 * @param keyOf the dedupe key of one of the site's own mails
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

/** Whether a mail is one of the site's own, which came back. */
export async function isOwnMail(db: Db, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  return (
    (await db.$count(deliveries, and(sql`${deliveries.dedupe_key} = ${key}`, isNotNull(deliveries.mail)))) > 0
  )
}

/** The addresses of the team, with their accounts. */
export async function teamAddresses(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ email: users.email, id: users.id }).from(users).where(isNotNull(users.role))
  return new Map(rows.map(({ email, id }) => [email, id]))
}
