import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { firstNameOf } from '#domain/greeting-name'
import type { Contact } from '#server/queries/contacts/contacts.server'
import { addOneTimeToken, hashToken } from '#server/queries/accounts/one-time-tokens.server'

interface Client {
  /** Normalized. */
  email: string
  /** The name that the owner entered, which replaces a known one. */
  name?: string | undefined
  now: Date
}

/**
 * Creates a personal link to the week-1 intake for a client, and the contact if they have never used a form here. The
 * owner vouches for the address. Returns the token; only its hash is stored.
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

/** Returns the contact of a link, which can be used until it expires. Undefined for an unknown or expired link. */
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

/** Returns the first name of the link's contact; null if they have none, or no separate family name. */
export async function firstNameByIntakeLink(db: Db, token: string): Promise<string | null> {
  const client = await contactByIntakeLink(db, token)
  const firstName = firstNameOf(client?.name ?? '')
  return firstName === '' || firstName.includes(' ') ? null : firstName
}
