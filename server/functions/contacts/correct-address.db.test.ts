import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getContact } from '#contracts/get-contact'
import type { getConnectionHistory } from '#contracts/get-connection-history'
import type { getToday } from '#contracts/get-today'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { allConnected, createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { exampleCall } from '#test/example-calls'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'
import { putDelivery } from '#test/put-delivery'

const given = withMailServer()
const wrong = 'ada@gmial.com'
const right = 'ada@gmail.com'
const refused = 'The mail server refused the recipient (550).'

const office = () => createTestApp(given.database, { role: 'owner', outside: { connected: allConnected } })
async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await office().post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}
const pageOf = async (id: string) => (await ask<OutputOf<typeof getContact>>('get-contact', { id })).data
const rowOf = async (id: string) =>
  (await given.database.db.select().from(contacts).where(eq(contacts.id, id)))[0]
const mailsTo = (address: string) =>
  given.database.db.select().from(deliveries).where(eq(deliveries.recipient, address))

/** Submits two forms with a mistyped address; returns the id of the contact. */
async function putLead(): Promise<string> {
  await createTestApp(given.database).post('send-score-email', {
    ...exampleBodies['send-score-email'],
    formData: { ...exampleAnswers, email: wrong },
  })
  await createTestApp(given.database).post('subscribe-contact', {
    ...exampleBodies['subscribe-contact'],
    email: wrong,
  })
  const [row] = await given.database.db.select().from(contacts).where(eq(contacts.email, wrong))
  return row?.id ?? ''
}

/** Has the mail server refuse every mail to the contact; returns their number. */
async function refuseAll(id: string): Promise<number> {
  given.smtp.behave('permanent')
  await ask('send-reply', { id, subject: 'Your score', text: 'Hello' })
  await given.database.db.update(deliveries).set({ next_attempt_at: new Date(0) })
  const worker = await given.startWorker()
  const mails = await mailsTo(wrong)
  for (const { dedupe_key: key } of mails) await worker.until(key, ({ state }) => state === 'failed')
  await worker.stop()
  return mails.length
}

test('a permanently refused address is not retried, breaks no connection, and its lead stays open', async () => {
  const id = await putLead()
  const count = await refuseAll(id)
  expect(count).toBeGreaterThan(1)
  for (const mail of await mailsTo(wrong))
    expect(mail).toMatchObject({ state: 'failed', attempts: 1, next_attempt_at: null, last_error: refused })
  expect((await pageOf(id)).refusedAddress).toEqual({
    address: wrong,
    answer: refused,
    waiting: count,
    suggestion: right,
  })
  expect((await rowOf(id))?.waiting_since).toBeInstanceOf(Date)
  const { data: today } = await ask<OutputOf<typeof getToday>>('get-today', {})
  expect(today.broken.find(({ name }) => name === 'mail')).toBeUndefined()
  const { data } = await ask<OutputOf<typeof getConnectionHistory>>('get-connection-history', {})
  expect(data.connections.find(({ name }) => name === 'mail')).toMatchObject({
    failedAt: null,
    needsOwner: 0,
  })
})

test('correct-address sends all refused mails to the new address and keeps a reminder’s scheduled time', async () => {
  const { db } = given.database
  const id = await putLead()
  const call = exampleCall({ state: 'booked', invitations: 1, email: wrong })
  await db.insert(calls).values(call)
  const count = await refuseAll(id)
  const later = new Date(Date.now() + 86_400_000)
  const reminder = await putDelivery(db, {
    kind: 'call-reminder',
    mail: 'visitor',
    lane: 'mail',
    recipient: wrong,
    next_attempt_at: later,
    expires_at: later,
  })
  const answer = await office().post('correct-address', { id, refused: wrong, email: ' Ada@Gmail.com' })
  expect(answer.body['data']).toEqual({ id, email: right, sent: count })
  expect(await mailsTo(wrong)).toEqual([])
  const [waiting] = await db.select().from(deliveries).where(eq(deliveries.id, reminder))
  expect(waiting).toMatchObject({ recipient: right, state: 'pending', next_attempt_at: later })
  expect(await db.select().from(calls)).toMatchObject([{ email: right }])
  await db.delete(deliveries).where(eq(deliveries.id, reminder))
  given.smtp.behave('accept')
  const worker = await given.startWorker()
  for (const { dedupe_key: key } of await mailsTo(right))
    await worker.until(key, ({ state }) => state === 'delivered')
  await worker.stop()
  expect(given.smtp.mails.map(({ to }) => to)).toEqual(Array.from({ length: count }, () => [right]))
  const page = await pageOf(id)
  expect(page).toMatchObject({ email: right, refusedAddress: null })
  const again = await office().post('correct-address', { id, refused: wrong, email: right })
  expect(again.body).toMatchObject({ data: { sent: 0 }, logId: null })
})

test('refused mails of an address changed by hand since are still offered and sent to the new one', async () => {
  const id = await putLead()
  const count = await refuseAll(id)
  const version = (await pageOf(id)).version
  await ask('update-contact', { id, version, changes: { email: right } })
  expect((await pageOf(id)).refusedAddress).toMatchObject({ address: wrong, waiting: count })
  const other = await office().post('correct-address', { id, refused: wrong, email: 'bob@example.com' })
  expect([other.status, other.body.error]).toEqual([
    409,
    `Their address is ${right} in the meantime. Nothing was changed or sent.`,
  ])
  await ask('correct-address', { id, refused: wrong, email: right })
  expect((await mailsTo(right)).filter(({ state }) => state === 'pending')).toHaveLength(count)
})

test('correct-address refuses another contact’s address, the refused one, and mails of somebody else', async () => {
  const { db } = given.database
  const id = await putLead()
  await refuseAll(id)
  await putContact(given.database, { email: 'bob@example.com' })
  const taken = await office().post('correct-address', { id, refused: wrong, email: 'bob@example.com' })
  expect([taken.status, taken.body.error]).toEqual([
    409,
    'Somebody else here has the address bob@example.com. If they are one person, merge the two.',
  ])
  const same = await office().post('correct-address', { id, refused: wrong, email: wrong })
  expect([same.status, same.body.error]).toEqual([422, 'This address was refused. Enter the right one.'])
  await putDelivery(db, {
    kind: 'score-mail',
    mail: 'visitor',
    lane: 'mail',
    recipient: 'eve@example.com',
    state: 'failed',
    last_error: refused,
  })
  const theirs = await office().post('correct-address', { id, refused: 'eve@example.com', email: wrong })
  expect([theirs.status, theirs.body.error]).toEqual([
    409,
    'eve@example.com was never theirs. Nothing was changed.',
  ])
  expect((await rowOf(id))?.email).toBe(wrong)
  expect(await mailsTo('bob@example.com')).toEqual([])
})

test('an address is no longer reported as refused once a later mail was delivered', async () => {
  const { db } = given.database
  const id = await putContact(given.database, { email: wrong })
  const mail = { kind: 'score-mail', mail: 'visitor', lane: 'mail', recipient: wrong } as const
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour))
  await putDelivery(db, { ...mail, state: 'failed', last_error: refused, first_attempted_at: at(9) })
  expect((await pageOf(id)).refusedAddress).toMatchObject({ address: wrong, waiting: 1 })
  await putDelivery(db, { ...mail, state: 'delivered', delivered_at: at(10) })
  expect((await pageOf(id)).refusedAddress).toBeNull()
})

test('an alert to the owner is retried although its address was refused permanently', async () => {
  given.smtp.behave('permanent')
  await putLead()
  const { db } = given.database
  await db.delete(deliveries).where(eq(deliveries.recipient, wrong))
  const worker = await given.startWorker({ withNotices: true })
  const [notice] = await db.select().from(deliveries).where(eq(deliveries.kind, 'owner-notice'))
  const tried = await worker.until(
    notice?.dedupe_key ?? '',
    ({ attempts, state }) => attempts > 0 && state !== 'sending',
  )
  expect(tried).toMatchObject({ state: 'pending', last_error: refused })
  await worker.stop()
})
