import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { answerFields } from '#content/answers/answer-fields'
import { activityKinds } from '#domain/activity'
import { forms } from '#domain/forms'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from './app.ts'
import { testDatabase } from './database.ts'
import { exampleBodies } from './examples.ts'

const mark = '⟦reworded⟧'

type Words = Record<string, unknown>

/** Yields every label and text of every form, as the object and key that hold it. */
function* labelsOf(): Generator<[owner: Words, name: string]> {
  for (const kind of activityKinds) {
    for (const name of ['title', 'subject', 'summary', 'wants', 'replySubject'])
      yield [forms[kind] as unknown as Words, name]
    for (const field of Object.values(answerFields(kind))) {
      yield [field as unknown as Words, 'label']
      for (const name of Object.keys(field.choices ?? {})) yield [field.choices as Words, name]
    }
  }
}

/** Rewords all labels until the test ends, because other test files share these modules. */
function rewordAll(): void {
  for (const [owner, name] of labelsOf()) {
    const word = String(owner[name])
    // Several forms share a field.
    if (word.startsWith(mark)) continue
    owner[name] = mark + word
    onTestFinished(() => void (owner[name] = word))
  }
}

/** Submits every form once, and returns the rows that are stored and what is shown of them. */
async function submitEveryForm(): Promise<{ stored: unknown; shown: unknown }> {
  const database = await testDatabase()
  const { db } = database
  const { post } = createTestApp(database, { role: 'owner', hasWebhook: true })
  const sent = Object.values(forms).flatMap(({ functions }) => Object.keys(functions))
  for (const name of sent.filter((each) => Object.keys(exampleBodies[each] ?? {}).length > 0)) {
    const answer = await post(name, exampleBodies[name] ?? {}, { 'idempotency-key': randomUUID() })
    expect(answer.status, `${name}: ${answer.body.error}`).toBe(200)
  }
  const read = async (name: string, input: object) => (await post(name, input)).body['data']
  return {
    stored: {
      contacts: await db
        .select({
          name: contacts.name,
          email: contacts.email,
          company: contacts.company,
          phone: contacts.phone,
          isWaiting: sql`${contacts.waiting_since} is not null`,
        })
        .from(contacts)
        .orderBy(asc(contacts.email)),
      activities: await db
        .select({ kind: activities.kind, content: activities.content, by: activities.answers_by })
        .from(activities)
        .orderBy(asc(activities.kind)),
      deliveries: await db
        .select({ kind: deliveries.kind, recipient: deliveries.recipient })
        .from(deliveries)
        .orderBy(asc(deliveries.kind), asc(deliveries.recipient)),
    },
    shown: {
      found: await read('list-contacts', { q: 'ada example' }),
      received: await read('list-submissions', { filters: { state: 'received' } }),
      unassigned: await read('list-submissions', { filters: { state: 'without_address' } }),
      events: (
        await db.select({ payload: deliveries.payload }).from(deliveries).orderBy(asc(deliveries.dedupe_key))
      ).map(({ payload }) => payload),
    },
  }
}

/**
 * Serializes a value without what differs between runs (ids, times and order), and without the gist, the longest text,
 * which depends on the wording.
 */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, each: unknown) => {
    if (name === 'gist') return undefined
    return Array.isArray(each) ? each.map((one) => comparable(one)).toSorted() : each
  })
    .replaceAll(mark, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'time')

test('rewording every label changes what is shown, but no stored data or behavior', async () => {
  const before = await submitEveryForm()
  rewordAll()
  const after = await submitEveryForm()
  expect(after.stored).toEqual(before.stored)
  expect(JSON.stringify(after.shown)).toContain(mark)
  expect(comparable(after.shown)).toBe(comparable(before.shown))
})
