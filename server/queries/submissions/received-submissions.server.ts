import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { roleOfField } from '#content/answers/field-roles'
import { type Answer, readAnswers } from '#content/answers/read-answers'
import type { StoredSubmission } from '#domain/activity'
import type { ReceivedSubmission, SubmissionFilters } from '#contracts/list-submissions'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { hasMorePeople, maxPeople } from '#server/queries/contacts/has-more-people.server'
import { holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'
import type { Count } from '#contracts/count'
import { probableContacts } from './probable-contacts.server.ts'

const { id, kind, source, content, answers_by, contact_id, created_at } = activities
const fields = { id, kind, source, content, answers_by, contact_id, created_at }
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

/** How many unassigned submissions a search examines, newest first. */
const maxUnassigned = 5_000

interface Page extends Omit<SubmissionFilters, 'state'> {
  state: 'received' | 'without_address'
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

interface Narrowed extends Omit<SubmissionFilters, 'state'> {
  isUnassigned: boolean
  q?: string | undefined
}

const isReceived = ({ isUnassigned, form, since, id: one, q }: Narrowed): SQL | undefined =>
  and(
    isUnassigned ? isNull(contact_id) : undefined,
    form && inArray(kind, form),
    since === undefined ? undefined : gte(created_at, new Date(since)),
    one === undefined ? undefined : eq(id, one),
    q === undefined ? undefined : isFoundBy(q),
  )

/** Returns the contacts of submissions, by the submissions' contact id. */
async function peopleOf(db: Db | Transaction, rows: readonly { contact_id: string | null }[]) {
  const ids = [...new Set(rows.flatMap((row) => row.contact_id ?? []))]
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: contacts.id, name: contacts.name, email: contacts.email })
          .from(contacts)
          .where(inArray(contacts.id, ids))
  return new Map(people.map((person) => [person.id, person]))
}

/** Yields all received submissions, newest first, a page at a time. */
export async function* allReceived(db: Db, narrowed: Narrowed, atOnce: number) {
  const where = isReceived(narrowed)
  let cursor: string | undefined
  do {
    const page = await pageOf(db, {
      fields,
      from: activities,
      where,
      order: newestFirst,
      cursor,
      limit: atOnce,
    })
    const personOf = await peopleOf(db, page.rows)
    yield page.rows.map((row) => ({ ...row, contact: personOf.get(row.contact_id ?? '') }))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Lists received submissions verbatim, newest first. */
export async function listReceivedSubmissions(
  db: Db | Transaction,
  { state, cursor, limit, ...narrowed }: Page,
): Promise<{
  data: ReceivedSubmission[]
  nextCursor: string | null
  count: Count
}> {
  const { q } = narrowed
  const where = isReceived({ ...narrowed, isUnassigned: state === 'without_address' })
  const [{ rows, nextCursor }, count, isPart] = await Promise.all([
    pageOf(db, { fields, from: activities, where, order: newestFirst, cursor, limit }),
    countOf(db, activities, where),
    q === undefined ? false : hasMorePeople(db, q),
  ])
  const [personOf, probably] = await Promise.all([
    peopleOf(db, rows),
    probableContacts(
      db,
      rows.filter((row) => row.contact_id === null),
    ),
  ])
  return {
    data: rows.map((row) => ({
      ...answersIn(row),
      id: row.id,
      state: row.contact_id === null ? 'without_address' : 'received',
      form: row.kind,
      source: row.source,
      contact: personOf.get(row.contact_id ?? '') ?? null,
      receivedAt: row.created_at.toISOString(),
      probably: probably.get(row.id) ?? [],
    })),
    nextCursor,
    count: isPart ? { ...count, exact: false } : count,
  }
}

function answersIn(row: StoredSubmission): Pick<ReceivedSubmission, 'gist' | 'content' | 'fields'> {
  const answers = readAnswers(row)
  return {
    gist: gistOf(answers),
    content: answers.map(({ label, text }) => [label, text]),
    fields: answers.map(({ field }) => field),
  }
}

const gistLength = 120

function gistOf(answers: readonly Answer[]): string {
  const isOwnWords = ({ field }: Answer) => ['text', 'talk'].includes(roleOfField(field ?? '') ?? '')
  const written = answers.filter(isOwnWords)
  const texts = (written.length > 0 ? written : answers).map(({ text }) => [text].flat().join(', '))
  const [longest = ''] = texts.toSorted((one, other) => other.length - one.length)
  return longest.length > gistLength ? `${longest.slice(0, gistLength).trimEnd()}…` : longest
}

/** Whether a submission is from a matching person, or is unassigned and contains all words. */
function isFoundBy(q: string): SQL | undefined {
  const words = typedWordsOf(q)
  const person = sql`select ${contacts.id} from ${contacts} where ${holdsAll(contactSearchText, words) ?? sql`true`} limit ${maxPeople}`
  const ofNobody = sql`
    select nobody.id from (
      select ${id}, ${content} from ${activities} where ${contact_id} is null
      order by ${desc(created_at)}, ${desc(id)} limit ${maxUnassigned}
    ) as nobody where ${and(...words.map((word) => sql`position(${word.toLowerCase()} in lower(jsonb_path_query_array(nobody.content, '$[*][1]')::text)) > 0`)) ?? sql`true`}`
  return or(sql`${contact_id} = any(array(${person}))`, sql`${id} = any(array(${ofNobody}))`)
}
