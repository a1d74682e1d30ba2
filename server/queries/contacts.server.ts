import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Visit } from '#contracts/visit'
import type { ActivityKind, SubmittedContent } from '#domain/activity'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'

export type Contact = typeof contacts.$inferSelect
export type Activity = typeof activities.$inferSelect

/** What is known of the person a submission comes from. */
export interface Person {
  /** In its one spelling. */
  email: string
  name?: string | undefined
  company?: string | undefined
  phone?: string | undefined
  linkedin?: string | undefined
}

export interface NewActivity {
  kind: ActivityKind
  /** The row in the form's own table; the same one twice is one activity. */
  subjectId: string
  person?: Person | undefined
  source?: string | undefined
  content: SubmittedContent
  visit?: Visit | undefined
  now: Date
}

/**
 * Attaches a submission to its person's one contact and adds it to the timeline, in one statement. Returns the
 * activity's id.
 */
export async function recordActivity(tx: Transaction, activity: NewActivity): Promise<string> {
  const { kind, subjectId, person, source, content, visit, now } = activity
  const contact = person && tx.$with('contact').as(upsertContact(tx, person, visit, now))
  const [written] = await (contact ? tx.with(contact) : tx)
    .insert(activities)
    .values({
      id: randomUUID(),
      contact_id: contact && sql`(select ${contact.id} from ${contact})`,
      kind,
      subject_id: subjectId,
      source,
      content,
      first_touch: visit?.first,
      last_touch: visit?.last,
      created_at: now,
    })
    .onConflictDoUpdate({ target: [activities.kind, activities.subject_id], set: { kind } })
    .returning({ id: activities.id })
  if (!written) throw new Error('an upsert returned no row')
  return written.id
}

function upsertContact(
  tx: Transaction,
  { email, name, company, phone, linkedin }: Person,
  visit: Visit | undefined,
  now: Date,
) {
  return tx
    .insert(contacts)
    .values({
      id: randomUUID(),
      email,
      name,
      company,
      phone,
      linkedin,
      first_touch: visit?.first,
      last_touch: visit?.last,
      created_at: now,
      last_activity_at: now,
    })
    .onConflictDoUpdate({
      target: contacts.email,
      set: {
        ...keptOrGiven('name', 'company', 'phone', 'linkedin', 'first_touch'),
        last_touch: sql`coalesce(excluded.last_touch, ${contacts.last_touch})`,
        last_activity_at: sql`greatest(excluded.last_activity_at, ${contacts.last_activity_at})`,
      },
    })
    .returning({ id: contacts.id })
}

function keptOrGiven(...columns: ('name' | 'company' | 'phone' | 'linkedin' | 'first_touch')[]) {
  return Object.fromEntries(
    columns.map((column) => [column, sql`coalesce(${contacts[column]}, ${sql.raw(`excluded.${column}`)})`]),
  )
}

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function activityOf(
  db: Db,
  id: string,
): Promise<{ activity: Activity; contact: Contact | null }> {
  const [found] = await db
    .select({ activity: activities, contact: contacts })
    .from(activities)
    .leftJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(eq(activities.id, id))
  if (!found) throw new Error(`no activity ${id}`)
  return found
}
