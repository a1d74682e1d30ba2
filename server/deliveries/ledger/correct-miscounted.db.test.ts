import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { log } from '#server/db/schema/log'
import { replies } from '#server/db/schema/replies'
import { type TestDatabase, testDatabase } from '#test/database'
import { correctMiscounted } from './correct-miscounted.ts'
import { backfillDeliverySubjects } from '#server/queries/deliveries/fill-subjects.server'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 8))
const kept = 'Kept as a file: no mail server is connected.'

/** Inserts a mail that the previous version marked as delivered. */
async function putDelivered(values: Partial<typeof deliveries.$inferInsert>, answer = kept): Promise<string> {
  const id = randomUUID()
  await database.db.insert(deliveries).values({
    id,
    kind: 'score-mail',
    lane: 'mail',
    mail: 'visitor',
    recipient: 'ada@example.com',
    dedupe_key: id,
    payload: { submissionId: id },
    state: 'delivered',
    attempts: 1,
    first_attempted_at: at(1),
    delivered_at: at(1),
    sent_at: [at(1)],
    to_stranger: true,
    created_at: at(1),
    ...values,
  })
  await database.db.insert(deliveryAttempts).values({
    delivery_id: id,
    number: values.attempts ?? 1,
    started_at: at(1),
    outcome: 'delivered',
    answer,
  })
  return id
}

const rowOf = async (id: string) =>
  (await database.db.select().from(deliveries).where(eq(deliveries.id, id)))[0]
const correct = () =>
  database.db.transaction(async (tx) => {
    await backfillDeliverySubjects(tx)
    return correctMiscounted(tx)
  })
const outcomes = async () =>
  (await database.db.select().from(deliveryAttempts)).map(({ outcome }) => outcome).toSorted()

test('correctMiscounted lets captured mail wait for a decision, and keeps mail that a server accepted delivered', async () => {
  const wasKept = await putDelivered({})
  const forgotten = await putDelivered({ payload: null })
  const sent = await putDelivered({}, '250 Queued as 4711')
  expect(await correct()).toBe(2)
  expect(await rowOf(wasKept)).toMatchObject({
    state: 'not_connected',
    captured_at: at(1),
    delivered_at: null,
    first_attempted_at: null,
    next_attempt_at: null,
    sent_at: [],
    to_stranger: false,
  })
  expect(await rowOf(forgotten)).toMatchObject({ state: 'captured', captured_at: at(1), delivered_at: null })
  expect(await rowOf(sent)).toMatchObject({ state: 'delivered', delivered_at: at(1) })
  expect(await outcomes()).toEqual(['captured', 'captured', 'delivered'])
  // A second run finds nothing to correct.
  expect(await correct()).toBe(0)
})

/** Inserts a contact who asked on the 1st and was answered by a mail on the 2nd. */
async function putAnswered(values: Partial<typeof contacts.$inferInsert> = {}, answer = kept) {
  const [contactId, replyId] = [randomUUID(), randomUUID()]
  await database.db.insert(contacts).values({
    id: contactId,
    email: `${contactId}@example.com`,
    status: 'answered',
    first_asked_at: at(1),
    first_reply_at: at(2),
    first_reply_how: 'reply',
    created_at: at(1),
    last_activity_at: at(1),
    ...values,
  })
  await database.db
    .insert(replies)
    .values({ id: replyId, contact_id: contactId, subject: 'Hello', text: 'Hello', created_at: at(2) })
  await database.db.insert(log).values({
    id: randomUUID(),
    act_id: randomUUID(),
    action: 'send-reply',
    subject_kind: 'contact',
    subject_id: contactId,
    before: { status: 'new' },
    after: { status: 'answered' },
    created_at: at(2),
  })
  const payload = { replyId }
  await putDelivered(
    { kind: 'reply-mail', mail: 'reply', dedupe_key: `reply-mail:${replyId}`, payload },
    answer,
  )
  return contactId
}

const personOf = async (id: string) =>
  (await database.db.select().from(contacts).where(eq(contacts.id, id)))[0]
const waitsAgain = { status: 'new', waiting_since: at(1), first_reply_at: null, first_reply_how: null }
const answered = { first_reply_at: at(2), first_reply_how: 'reply' }

test('correctMiscounted reopens a question answered by a reply that was never sent, from when it was asked', async () => {
  const waits = await putAnswered()
  const asksAgain = await putAnswered({ waiting_since: at(9) })
  const sent = await putAnswered({}, '250 Queued')
  const client = await putAnswered({ status: 'client' })
  const elsewhere = await putAnswered()
  await database.db.insert(log).values({
    id: randomUUID(),
    act_id: randomUUID(),
    action: 'mark-answered',
    subject_kind: 'contact',
    subject_id: elsewhere,
    created_at: at(3),
  })
  while ((await correct()) > 0);
  expect(await personOf(waits)).toMatchObject(waitsAgain)
  expect(await personOf(asksAgain)).toMatchObject(waitsAgain)
  expect(await personOf(sent)).toMatchObject({ ...answered, waiting_since: null, status: 'answered' })
  expect(await personOf(client)).toMatchObject({ ...answered, status: 'client' })
  expect(await personOf(elsewhere)).toMatchObject({ ...answered, waiting_since: null })
  const logged = await database.db.select().from(log).where(eq(log.action, 'reply-not-sent'))
  expect(logged.map(({ subject_id }) => subject_id).toSorted()).toEqual([waits, asksAgain].toSorted())
})
