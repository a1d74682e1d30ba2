import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getContact } from '#contracts/get-contact'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { putLeads } from './put-leads.ts'

test('putLeads inserts consistent leads, and more of them in each run', async () => {
  const database = await testDatabase()
  await putLeads(database, { count: 60 })
  await putLeads(database, { count: 40 })
  expect(await database.db.$count(contacts)).toBe(100)
  expect(await database.db.$count(activities)).toBe(500)
  const { rows } = await database.db.execute<Record<string, number>>(sql`
    select
      count(*) filter (where email not like '%.example.com')::integer as reachable,
      count(*) filter (where score is not null and not exists (
        select 1 from scorecard_submissions where email = contacts.email and score = contacts.score
      ))::integer as unscored,
      count(*) filter (where last_activity_at <> (
        select max(created_at) from activities where contact_id = contacts.id
      ))::integer as late,
      count(*) filter (where waiting_since is not null and status <> 'new')::integer as wrong,
      count(*) filter (where score is not null)::integer as scored
    from contacts`)
  expect(rows[0]).toEqual({ reachable: 0, unscored: 0, late: 0, wrong: 0, scored: expect.any(Number) })
  expect(rows[0]?.['scored']).toBeGreaterThan(40)
})

test('every generated lead satisfies the contract of get-contact', async () => {
  const database = await testDatabase()
  await putLeads(database, { count: 20 })
  const { post } = createTestApp(database, { role: 'viewer' })
  const people = await database.db.select({ id: contacts.id, waiting: contacts.waiting_since }).from(contacts)
  for (const { id } of people) {
    const { body } = await post('get-contact', { id })
    expect(getContact.output.safeParse(body).error?.issues).toBeUndefined()
  }
  expect(people.some(({ waiting }) => waiting !== null)).toBe(true)
})
