import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Visit } from '#contracts/visit'
import type { ActivityKind, StoredAnswers } from '#domain/activity'
import { formOf } from '#domain/form-of'
import type { Db, Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { activities } from '#server/db/schema/activities'
import { inAddressOrder, inOrderOfAddress } from '#server/db/schema/address-order'
import { contacts } from '#server/db/schema/contacts'

export type Contact = typeof contacts.$inferSelect
export type Activity = typeof activities.$inferSelect

/** The data about its sender in a submission. */
export interface Person {
  /** Normalized. */
  email: string
  name?: string | undefined
  company?: string | undefined
  phone?: string | undefined
  linkedin?: string | undefined
}

/** What the back office shows of a contact's last scorecard. */
interface ScoreSummary {
  score: number
  team_size: string
  /** In USD, as the visitor saw it. */
  yearly_cost: number
}

export interface NewActivity {
  kind: ActivityKind
  /** The id of the row in the form's own table. Each row has at most one activity. */
  subjectId: string
  person?: Person | undefined
  source?: string | undefined
  content: StoredAnswers
  visit?: Visit | undefined
  scorecard?: ScoreSummary | undefined
}

export interface RecordedActivity extends NewActivity {
  now: Date
}

/**
 * Attaches submissions to one contact per person and adds them to the timeline, in one statement. A merged contact's
 * address leads to the surviving contact, which takes two more statements. No two submissions may have the same
 * address.
 */
export async function recordActivities(tx: Transaction, given: readonly RecordedActivity[]): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ kind, subjectId, person, source, content, visit, now }) => ({
    id: randomUUID(),
    kind,
    subject_id: subjectId,
    source,
    content,
    answers_by: 'field',
    first_touch: visit?.first,
    last_touch: visit?.last,
    created_at: now,
    email: person?.email,
  }))
  const contact = tx.$with('contact').as(upsertContacts(tx, given))
  const columns = sql.join(
    Object.keys(getTableColumns(activities)).map((name) =>
      name === 'contact_id'
        ? sql`coalesce(${contact.merged_into}, ${contact.id})`
        : sql`activity.${sql.identifier(name)}`,
    ),
    sql`, `,
  )
  const written = tx.$with('written').as(
    tx
      .insert(activities)
      .select(
        sql`select ${columns} from json_array_elements(${JSON.stringify(rows)}::json) as given cross join json_populate_record(null::${activities}, given) as activity left join ${contact} on ${contact.email} = given ->> 'email'`,
      )
      .onConflictDoNothing({ target: [activities.kind, activities.subject_id] })
      .returning({ id: activities.id }),
  )
  const merged = await tx
    .with(contact, written)
    .select({ email: contact.email, mergedInto: contact.merged_into })
    .from(contact)
    .where(isNotNull(contact.merged_into))
  // Recorded separately, because one statement updates a row only once, and several addresses may be of one contact.
  for (const { email, mergedInto } of merged) {
    const activity = given.find(({ person }) => person?.email === email)
    if (activity) await addToSurvivor(tx, activity, mergedInto ?? '')
  }
}

async function addToSurvivor(tx: Transaction, activity: RecordedActivity, survivorId: string): Promise<void> {
  const [survivor] = await tx
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, survivorId))
  if (survivor) await upsertContacts(tx, [{ ...activity, person: { ...activity.person, ...survivor } }])
}

function upsertContacts(tx: Transaction, given: readonly RecordedActivity[]) {
  const rows = given.flatMap(({ kind, source, person, visit, scorecard, now }) => {
    if (!person) return []
    const { email, name, company, phone, linkedin } = person
    const askedAt = formOf({ kind, source }).expectsReply ? now : undefined
    return {
      id: randomUUID(),
      email,
      name,
      company,
      phone,
      linkedin,
      first_touch: visit?.first,
      last_touch: visit?.last,
      ...scorecard,
      waiting_since: askedAt,
      first_asked_at: askedAt,
      created_at: now,
      last_activity_at: now,
    }
  })
  rows.sort(inOrderOfAddress)
  const emails = rows.map(({ email }) => email)
  return tx
    .insert(contacts)
    .select(
      sql`${rowsOf(contacts, rows, { status: sql`'new'`, version: sql`0` })} cross join ${lockedFirst(emails)}`,
    )
    .onConflictDoUpdate({
      target: contacts.email,
      set: {
        // Known data stays, because anybody may type any address. An open question keeps its time.
        ...storedOrNew('name', 'company', 'phone', 'linkedin', 'first_touch', 'first_asked_at'),
        // A merged contact has no clock; the surviving contact has it.
        waiting_since: sql`case when ${contacts.merged_into} is null then coalesce(${contacts.waiting_since}, excluded.waiting_since) end`,
        ...newOrStored('last_touch', 'score', 'team_size', 'yearly_cost'),
        last_activity_at: sql`greatest(excluded.last_activity_at, ${contacts.last_activity_at})`,
      },
    })
    .returning({ id: contacts.id, email: contacts.email, merged_into: contacts.merged_into })
}

/**
 * Locks existing contacts and those they were merged into before inserting rows: a merged contact's address needs the
 * lock of another contact, which would be out of order.
 */
const lockedFirst = (emails: readonly string[]) => sql`(
  select count(*) from (
    select from ${contacts} where ${contacts.email} = any(${sql.param(emails)}::text[]) or ${contacts.id} = any(array(
      select alias.merged_into from ${contacts} as alias
      where alias.email = any(${sql.param(emails)}::text[]) and alias.merged_into is not null
    ))
    order by ${inAddressOrder} for no key update
  ) as there
) as locked_first`

type Column = keyof Contact

function storedOrNew(...columns: readonly Column[]) {
  return Object.fromEntries(
    columns.map((column) => [column, sql`coalesce(${contacts[column]}, ${sql.raw(`excluded.${column}`)})`]),
  )
}

function newOrStored(...columns: readonly Column[]) {
  return Object.fromEntries(
    columns.map((column) => [column, sql`coalesce(${sql.raw(`excluded.${column}`)}, ${contacts[column]})`]),
  )
}

/** @throws Error if it does not exist, which is a bug: a delivery is stored in the same transaction as its row */
export async function activityOf(
  db: Db,
  kind: ActivityKind,
  subjectId: string,
): Promise<{ activity: Activity; contact: Contact | null }> {
  const [found] = await db
    .select({ activity: activities, contact: contacts })
    .from(activities)
    .leftJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(and(eq(activities.kind, kind), eq(activities.subject_id, subjectId)))
  if (!found) throw new Error(`no activity of ${kind} ${subjectId}`)
  return found
}

/**
 * Records that somebody reads the mail of an address: a button in a mail was clicked, or the owner confirmed it. No
 * limit on mails to strangers applies to it afterwards. An address without a contact stays a stranger's.
 * @param email normalized
 */
export async function confirmAddress(db: Db | Transaction, email: string): Promise<void> {
  await db
    .update(contacts)
    .set({ confirmed_at: sql`clock_timestamp()` })
    .where(and(eq(contacts.email, email), isNull(contacts.confirmed_at)))
}
