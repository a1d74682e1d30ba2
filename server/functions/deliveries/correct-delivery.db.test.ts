import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { calls } from '#server/db/schema/calls'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { callReminderOf } from '#server/deliveries/kinds/call-reminder'
import { createTestApp } from '#test/app'
import { exampleCall } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

const correct = (id: string, recipient: string) =>
  createTestApp(given.database, { role: 'editor' }).post('correct-delivery', { id, recipient })

test('correct-delivery sends the promised mail to the corrected address, and logs the old one', async () => {
  const { db } = given.database
  const submissionId = randomUUID()
  const key = `score-mail:${submissionId}`
  await createTestApp(given.database).post('send-score-email', {
    ...exampleBodies['send-score-email'],
    submissionId,
  })
  const [row] = await db
    .update(deliveries)
    .set({
      state: 'failed',
      recipient: 'ada@exmaple.com',
      last_error: 'The mail server refused the recipient (550).',
    })
    .where(eq(deliveries.dedupe_key, key))
    .returning()
  const id = row?.id ?? ''
  expect((await correct(id, 'Meant@Example.com ')).body['data']).toEqual({
    id,
    recipient: 'meant@example.com',
  })
  expect((await correct(id, 'meant@example.com')).body['logId']).toBeNull()
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  expect(given.smtp.mails.map(({ to }) => to)).toEqual([['meant@example.com']])
  expect(await loggedIn(given.database)).toMatchObject([
    { before: { recipient: 'ada@exmaple.com', state: 'failed' }, after: { recipient: 'meant@example.com' } },
  ])
  expect((await correct(id, 'another@example.com')).status).toBe(409)
})

test('correct-delivery never sends account links or subscription buttons to another address', async () => {
  for (const [kind, mail] of [
    ['recovery-mail', 'recovery'],
    ['sign-up-mail', 'sign-up'],
    ['password-changed-mail', 'alert'],
    ['newsletter-confirmation', 'visitor'],
    ['newsletter-welcome', 'visitor'],
  ] as const) {
    const id = randomUUID()
    await given.database.db.insert(deliveries).values({
      id,
      kind,
      mail,
      dedupe_key: id,
      payload: { email: 'owner@example.com' },
      recipient: 'owner@example.com',
      state: 'failed',
      created_at: new Date(),
    })
    const answer = await correct(id, 'editor@example.com')
    expect([answer.status, answer.body.error], kind).toEqual([409, 'This can’t be sent to another address.'])
  }
})

test('correct-delivery also changes the recipient of other mails about the same call', async () => {
  const { db } = given.database
  const call = exampleCall({ state: 'booked', invitations: 1, email: 'ada@exmaple.com' })
  await db.insert(calls).values(call)
  await db.transaction(async (tx) => {
    await deliverWithin(tx)(...callMailOf(call, 'booked'))
    await deliverWithin(tx)(...callReminderOf(call, 'day'))
  })
  const [mail] = await db
    .update(deliveries)
    .set({ state: 'failed', last_error: 'The mail server refused the recipient (550).' })
    .where(eq(deliveries.kind, 'call-mail'))
    .returning()
  expect((await correct(mail?.id ?? '', 'ada@example.com')).status).toBe(200)
  expect(await db.select().from(calls)).toMatchObject([{ email: 'ada@example.com', version: call.version }])
  const recipients = (await db.select().from(deliveries)).map(({ kind, recipient }) => [kind, recipient])
  expect(Object.fromEntries(recipients)).toEqual({
    'call-mail': 'ada@example.com',
    'call-reminder': 'ada@example.com',
  })
})
