import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { firstNameOf } from '#domain/greeting-name'
import type { Contact } from '#server/queries/contacts/contacts.server'
import { addOneTimeToken, hashToken } from '#server/queries/accounts/one-time-tokens.server'

interface Client {
  /** Normalised. */
  email: string
  /** As the owner gives it: it takes the place of what is known. */
  name?: string | undefined
  now: Date
}

/**
 * Makes a personal link to the week-1 intake for a client, who becomes a contact if they are none: whoever booked
 * elsewhere has never filled in a form here. The owner vouches for the address. Returns the token, of which only the
 * hash is kept.
 */
export async function addIntakeLink(db: Db | Transaction, { email, name, now }: Client): Promise<string> {
  const [client] = await db
    .insert(contacts)
    .values({ id: randomUUID(), email, name, confirmed_at: now, created_at: now, last_activity_at: now })
    .onConflictDoUpdate({
      target: contacts.email,
      set: {
        name: sql`coalesce(excluded.name, ${contacts.name})`,
        confirmed_at: sql`coalesce(${contacts.confirmed_at}, excluded.confirmed_at)`,
      },
    })
    .returning({ id: contacts.id })
  return addOneTimeToken(db, { purpose: 'week-1-intake', subjectId: client?.id ?? null, now })
}

/** Whose link it is; a link stays good until its term is over. Undefined for none of ours, or one that is too old. */
export async function contactByIntakeLink(db: Db | Transaction, token: string): Promise<Contact | undefined> {
  const [found] = await db
    .select({ contact: contacts })
    .from(oneTimeTokens)
    .innerJoin(contacts, eq(contacts.id, oneTimeTokens.subject_id))
    .where(
      and(
        eq(oneTimeTokens.token_hash, hashToken(token)),
        eq(oneTimeTokens.purpose, 'week-1-intake'),
        gt(oneTimeTokens.expires_at, sql`now()`),
      ),
    )
  return found?.contact
}

/** The first name of whoever the link was made for; null where there is none, or none apart from the family's. */
export async function firstNameByIntakeLink(db: Db, token: string): Promise<string | null> {
  const client = await contactByIntakeLink(db, token)
  const firstName = firstNameOf(client?.name ?? '')
  return firstName === '' || firstName.includes(' ') ? null : firstName
}
