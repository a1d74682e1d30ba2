import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { contactsPage } from './contacts-page.server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Adds `count` contacts; the n-th newest has the address `n@PLACE.example`. */
async function putContacts(place: string, count: number): Promise<void> {
  await database.db.execute(sql`
    insert into contacts (id, email, name, created_at, last_activity_at)
    select gen_random_uuid(), n || '@' || ${place}::text || '.example', 'Ann', now(), now() - n * interval '1 second'
    from generate_series(1, ${count}::integer) as n`)
}

async function putNotes(addresses: string, text: string): Promise<void> {
  await database.db.execute(sql`
    insert into notes (id, contact_id, kind, text, created_at)
    select gen_random_uuid(), id, 'note', ${text}::text, now() from contacts where email like ${addresses}::text`)
}

async function everyPage(q: string, limit: number): Promise<{ emails: string[]; counts: unknown[] }> {
  const emails: string[] = []
  const counts: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await contactsPage(database.db, { q, sort: 'newest', today: '2026-04-05', cursor, limit })
    emails.push(...page.rows.map(({ email }) => email ?? ''))
    counts.push(page.count)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return { emails, counts }
}

test.each([
  ['few of many', 1_000, 20],
  ['most of them', 300, 300],
])(
  'returns %s that match by name, note or both once each, without merged contacts',
  async (_who, count, noted) => {
    await putContacts('breakfast', 20)
    await putContacts('other', count)
    // Half of the people with that name also have such a note, and everybody with notes has two.
    await putNotes('1%@breakfast.example', 'Met at the breakfast.')
    for (const text of ['Met at the breakfast.', 'Comes to breakfast again.'])
      await putNotes('%@other.example', text)
    await database.db.execute(sql`
      delete from notes using contacts
      where contacts.id = contact_id and email like '%@other.example' and split_part(email, '@', 1)::integer > ${noted}`)
    await database.db.execute(sql`
      update contacts set merged_into = (select id from contacts where email = '1@other.example')
      where email in ('2@other.example', '2@breakfast.example')`)
    // The number of contacts decides how they are looked up.
    await database.db.execute(sql`analyze contacts`)
    const { emails, counts } = await everyPage('breakfast', 7)
    const expected = [
      ...Array.from({ length: 20 }, (_, index) => `${index + 1}@breakfast.example`),
      ...Array.from({ length: noted }, (_, index) => `${index + 1}@other.example`),
    ].filter((email) => !email.startsWith('2@'))
    expect(emails.toSorted()).toEqual(expected.toSorted())
    expect(new Set(counts.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ value: expected.length, exact: true })]),
    )
  },
)
