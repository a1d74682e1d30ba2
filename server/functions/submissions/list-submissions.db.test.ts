import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listSubmissions } from '#contracts/list-submissions'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

async function list(body: object) {
  const answer = await createTestApp(database, { role: 'viewer' }).post('list-submissions', body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as OutputOf<typeof listSubmissions>
}

test('list-submissions returns sender, content and reasons of a quarantined submission', async () => {
  await putQuarantinedSubmission(database.db, {
    id: idOf(1),
    calls: { 'send-score-email': { input: { score: 14, formData: exampleAnswers }, answer: { data: {} } } },
    reasons: ['It was sent 3 ms after the form was opened.'],
  })
  expect(await list({})).toEqual({
    data: [
      {
        id: idOf(1),
        state: 'held',
        form: 'scorecard',
        name: 'Ada Example',
        email: 'ada@example.com',
        reasons: ['It was sent 3 ms after the form was opened.'],
        quote: null,
        calls: [{ function: 'send-score-email', input: { score: 14, formData: exampleAnswers } }],
        mails: true,
        heldAt: '2026-04-05T06:07:08.009Z',
        decidedAt: null,
      },
    ],
    nextCursor: null,
    count: { value: 1, exact: true },
  })
})

test('list-submissions pages newest first, with equal times and rows added since', async () => {
  const early = new Date('2026-04-05T06:00:00Z')
  for (let index = 1; index <= 5; index += 1) {
    await putQuarantinedSubmission(database.db, { id: idOf(index), ...(index < 4 && { created_at: early }) })
  }
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
    if (seen.length === 2) {
      expect(page.count).toEqual({ value: 5, exact: true })
      await putQuarantinedSubmission(database.db, {
        id: idOf(9),
        created_at: new Date('2026-04-06T00:00:00Z'),
      })
    }
  } while (cursor)
  expect(seen).toEqual([5, 4, 3, 2, 1].map(idOf))
})

test('list-submissions searches text, and filters by state, form, id and time', async () => {
  await putQuarantinedSubmission(database.db, { id: idOf(1) })
  await putQuarantinedSubmission(database.db, { id: idOf(2), state: 'rejected', decided_at: new Date(0) })
  const idsOf = async (body: object) => (await list(body)).data.map(({ id }) => id)
  expect(await idsOf({ q: 'EXAMPLE engines' })).toEqual([idOf(1)])
  // Labels, not field names, without wildcards of a search.
  expect(await idsOf({ q: 'biggest_challenge' })).toEqual([])
  expect(await idsOf({ q: '%' })).toEqual([])
  expect(await idsOf({ filters: { state: 'rejected' } })).toEqual([idOf(2)])
  expect(await idsOf({ filters: { form: ['contact'] } })).toEqual([idOf(1)])
  expect(await idsOf({ filters: { form: ['newsletter'] } })).toEqual([])
  expect(await idsOf({ filters: { id: idOf(1) } })).toEqual([idOf(1)])
  expect(await idsOf({ filters: { id: idOf(2) } })).toEqual([])
  expect(await idsOf({ filters: { since: '2026-04-06T00:00:00Z' } })).toEqual([])
})

test('list-submissions refuses an invalid limit or cursor with a readable message', async () => {
  const { post } = createTestApp(database, { role: 'viewer' })
  expect((await post('list-submissions', { limit: 1_000 })).body.error).toBe(
    'Please ask for 1 to 100 at a time',
  )
  expect((await post('list-submissions', { cursor: "x' or 1=1" })).body.issues).toEqual([
    { path: 'cursor', message: 'This is not the end of a page' },
  ])
})

test('list-submissions returns received submissions verbatim, and finds them by person, form and day', async () => {
  const app = createTestApp(database)
  for (const name of ['subscribe-contact', 'submit-testimonial', 'send-score-email'])
    expect((await app.post(name, exampleBodies[name])).status).toBe(200)
  const all = await list({ filters: { state: 'received' } })
  expect(all.data.map((row) => 'receivedAt' in row && [row.form, row.state])).toEqual([
    ['scorecard', 'received'],
    ['testimonial', 'without_address'],
    ['contact', 'received'],
  ])
  expect(all.count).toEqual({ value: 3, exact: true })
  expect(all.data.at(-1)).toMatchObject({
    contact: { name: 'Ada Example', email: 'ada@example.com' },
    content: expect.arrayContaining([['Email', 'ada@example.com']]),
  })
  // A testimonial’s gist is its author's words; where answers were chosen, the longest.
  const gists = all.data.map((row) => 'gist' in row && row.gist)
  const { testimonial = '' } = exampleBodies['submit-testimonial'] as { testimonial?: string }
  expect(gists[1]).toBe(testimonial.slice(0, 120))
  expect(gists[0]).not.toBe('')
  const formsOf = async (body: object) => (await list(body)).data.map(({ form }) => form)
  const received = { state: 'received' }
  expect(await formsOf({ filters: { ...received, form: ['contact'] } })).toEqual(['contact'])
  // By its id, anywhere in the list.
  const oldest = all.data.at(-1)?.id
  expect(await formsOf({ filters: { ...received, id: oldest }, limit: 1 })).toEqual(['contact'])
  expect(await formsOf({ filters: { ...received, since: '2040-01-01T00:00:00Z' } })).toEqual([])
  expect(await formsOf({ q: 'ada exam', filters: received })).toEqual(['scorecard', 'testimonial', 'contact'])
  expect(await formsOf({ q: 'every friday now WRITES', filters: received })).toEqual(['testimonial'])
  expect(await formsOf({ q: '%', filters: received })).toEqual([])
})

test('a search that examines only some people’s submissions returns an inexact count', async () => {
  await createTestApp(database).post('subscribe-contact', exampleBodies['subscribe-contact'])
  const search = async () => (await list({ filters: { state: 'received' }, q: 'example' })).count
  expect(await search()).toEqual({ value: 1, exact: true })
  await database.db.execute(sql`
    insert into contacts (id, email, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', now(), now() from generate_series(1, 200) as n`)
  expect(await search()).toMatchObject({ exact: false })
})
