import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ReceivedSubmission, SubmissionFilters } from '#contracts/list-submissions'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { hasMorePeople, mostPeople } from '#server/queries/contacts/has-more-people.server'
import { lockFound } from '#server/queries/contacts/lock-contacts.server'
import { holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'
import type { Count } from '#contracts/count'
import { probableContacts } from './probable-contacts.server.ts'

const { id, kind, source, content, contact_id, created_at } = activities
const fields = { id, kind, source, content, contact_id, created_at }
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

/** As much as a search looks at of what belongs to nobody, the newest. */
const mostOfNobody = 5_000

interface Page extends Omit<SubmissionFilters, 'state'> {
  state: 'received' | 'without_address'
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** What the forms received, the newest first, as it was given. */
export async function listReceivedSubmissions(
  db: Db | Transaction,
  { state, q, form, since, id: one, cursor, limit }: Page,
): Promise<{
  data: ReceivedSubmission[]
  nextCursor: string | null
  count: Count
}> {
  const where = and(
    state === 'without_address' ? isNull(contact_id) : undefined,
    form && inArray(kind, form),
    since === undefined ? undefined : gte(created_at, new Date(since)),
    one === undefined ? undefined : eq(id, one),
    q === undefined ? undefined : isFoundBy(q),
  )
  const [{ rows, nextCursor }, count, isPart] = await Promise.all([
    pageOf(db, { fields, from: activities, where, order: newestFirst, cursor, limit }),
    countOf(db, activities, where),
    q === undefined ? false : hasMorePeople(db, q),
  ])
  const ids = [...new Set(rows.flatMap((row) => row.contact_id ?? []))]
  const [people, probably] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ id: contacts.id, name: contacts.name, email: contacts.email })
          .from(contacts)
          .where(inArray(contacts.id, ids)),
    probableContacts(
      db,
      rows.filter((row) => row.contact_id === null),
    ),
  ])
  const personOf = new Map(people.map((person) => [person.id, person]))
  return {
    data: rows.map((row) => ({
      id: row.id,
      state: row.contact_id === null ? 'without_address' : 'received',
      form: row.kind,
      source: row.source,
      contact: personOf.get(row.contact_id ?? '') ?? null,
      content: row.content.map(([label, said]) => [label, said]),
      receivedAt: row.created_at.toISOString(),
      probably: probably.get(row.id) ?? [],
    })),
    nextCursor,
    count: isPart ? { ...count, exact: false } : count,
  }
}

/** From a person that is found by the words; or of nobody, with all of the words in it. */
function isFoundBy(q: string): SQL | undefined {
  const words = typedWordsOf(q)
  const person = sql`select ${contacts.id} from ${contacts} where ${holdsAll(contactSearchText, words) ?? sql`true`} limit ${mostPeople}`
  const ofNobody = sql`
    select nobody.id from (
      select ${id}, ${content} from ${activities} where ${contact_id} is null
      order by ${desc(created_at)}, ${desc(id)} limit ${mostOfNobody}
    ) as nobody where ${and(...words.map((word) => sql`position(${word.toLowerCase()} in lower(nobody.content::text)) > 0`)) ?? sql`true`}`
  return or(sql`${contact_id} = any(array(${person}))`, sql`${id} = any(array(${ofNobody}))`)
}

type Submission = typeof activities.$inferSelect

/** Locks it until the transaction ends. */
export async function submissionForUpdate(tx: Transaction, ofRow: string): Promise<Submission | undefined> {
  const [found] = await tx.select().from(activities).where(eq(id, ofRow)).for('update')
  return found
}

/**
 * Who somebody is now: themselves, or whoever they were merged into. Locked until the transaction ends: what is joined
 * to somebody while they are merged would be seen nowhere.
 */
export async function currentContact(tx: Transaction, contactId: string): Promise<string | undefined> {
  const { current } = await lockFound(tx, async (within) => {
    const [found] = await within
      .select({ id: contacts.id, mergedInto: contacts.merged_into })
      .from(contacts)
      .where(eq(contacts.id, contactId))
    const now = found?.mergedInto ?? found?.id
    return { current: now, contactIds: now === undefined ? [] : [contactId, now] }
  })
  return current
}

export async function joinToContact(tx: Transaction, ofRow: string, contactId: string): Promise<void> {
  await tx.update(activities).set({ contact_id: contactId }).where(eq(id, ofRow))
}
