import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const addresses = ['ada@example.com', 'bob@example.com', 'cy@example.com', 'di@example.com']

/** Creates a generator of numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

interface Steps {
  pick<Item>(items: readonly Item[]): Item | undefined
  logIds: string[]
}

const idsOf = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ id: string }>(query)).rows.map(({ id }) => id)
const people = () => idsOf(sql`select id from contacts order by email`)

const steps: Readonly<Record<string, (given: Steps) => Promise<unknown>>> = {
  contact: ({ pick }) =>
    createTestApp(database).post('subscribe-contact', {
      ...exampleBodies['subscribe-contact'],
      email: pick(addresses),
    }),
  scorecard: async ({ pick }) => {
    const formData = { ...exampleAnswers, email: pick(addresses) }
    const scorecard = { score: 14, submissionId: randomUUID(), formData }
    await createTestApp(database).post('send-score-email', scorecard)
    return createTestApp(database).post('send-to-sheets', { ...scorecard, costOfInaction: 10_500 })
  },
  testimonial: () =>
    createTestApp(database).post('submit-testimonial', exampleBodies['submit-testimonial'] ?? {}),
  async assign({ pick, logIds }) {
    const id = pick(await idsOf(sql`select id from activities where contact_id is null order by created_at`))
    return office('assign-submission', { id, contactId: pick(await people()) }, logIds)
  },
  async merge({ pick, logIds }) {
    const [keep, merge] = [pick(await people()), pick(await people())]
    return office('merge-contacts', { keep, merge }, logIds)
  },
  undo: ({ pick, logIds }) => office('undo', { logId: pick(logIds) }, logIds),
  async reply({ pick, logIds }) {
    return office('send-reply', { id: pick(await people()), subject: 'Hello', text: 'Hello' }, logIds)
  },
  async erase({ pick, logIds }) {
    return office('erase-contact', { id: pick(await people()) }, logIds)
  },
}

async function office(name: string, body: object, logIds: string[]): Promise<void> {
  const answer = await createTestApp(database, { role: 'owner' }).post(name, body, {
    'idempotency-key': randomUUID(),
  })
  expect(answer.status, `${name}: ${answer.body.error}`).toBeLessThan(500)
  if (typeof answer.body['logId'] === 'string') logIds.push(answer.body['logId'])
}

/** Returns the deliveries that belong to a wrong contact. */
async function misplaced() {
  const { rows } = await database.db.execute(sql`
    select deliveries.kind, recipient, deliveries.contact_id, entry.contact_id as should_be from deliveries
      join activities as entry on entry.kind = subject_kind and entry.subject_id = deliveries.subject_id
      where coalesce(mail, 'owner') = 'owner' and deliveries.contact_id is distinct from entry.contact_id
    union all select kind, recipient, contact_id, (select id from contacts where email = recipient) from deliveries
      where mail in ('visitor', 'reply') and contact_id is distinct from (select id from contacts where email = recipient)
    union all select kind, recipient, contact_id, null from deliveries
      where contact_id is not null and not exists (select from contacts where contacts.id = contact_id)`)
  return rows
}

/** Counts the mails in the timelines of all contacts. */
async function mailsShown(): Promise<number> {
  const whole = await idsOf(sql`select id from contacts where merged_into is null`)
  const pages = await Promise.all(
    whole.map((id) => createTestApp(database, { role: 'viewer' }).post('get-contact', { id, only: 'mail' })),
  )
  const entries = pages.flatMap(
    ({ body }) => (body['data'] as { timeline: { data: { type: string }[] } }).timeline.data,
  )
  return entries.filter(({ type }) => type === 'mail').length
}

test.each([1, 2, 3, 4, 5, 6])(
  'deliveries stay with their contact through merges, undo, assignment and erasure (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
    const given = { pick, logIds: [] as string[] }
    const names = Object.keys(steps).flatMap((name) => (name === 'erase' ? [name] : [name, name, name]))
    const done: string[] = []
    for (const name of ['contact', 'scorecard', 'contact', 'scorecard', 'testimonial', 'merge']) {
      done.push(name)
      await steps[name]?.(given)
    }
    for (let count = 0; count < 24; count += 1) {
      const name = pick(names) ?? 'contact'
      done.push(name)
      await steps[name]?.(given)
      expect(await misplaced(), done.join(', ')).toEqual([])
    }
    const { rows } = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from deliveries where mail = 'visitor'`,
    )
    expect(await mailsShown()).toBe(rows[0]?.n)
  },
)
