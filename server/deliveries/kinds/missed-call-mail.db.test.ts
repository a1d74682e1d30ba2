import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { exampleCall, freeTimes } from '#test/example-calls'
import { withMailServer } from '#test/mail-server'
import { missedCallMailOf } from './missed-call-mail.ts'

const given = withMailServer()
const hourMs = 3_600_000
const missed = exampleCall({
  state: 'no_show',
  type: 'audit',
  starts_at: new Date(Date.now() - 3 * hourMs),
  invitations: 1,
  version: 2,
})

/** Creates the mail of a call marked as missed an hour ago, so that it is due; returns its key. */
async function marked(call = missed): Promise<string> {
  const mail = missedCallMailOf(call, new Date(Date.now() - hourMs))
  if (!mail) throw new Error('no mail')
  await given.database.db.transaction((tx) => deliverWithin(tx)(...mail))
  return mail[2].key
}

const nextTimes = () =>
  freeTimes()
    .slice(0, 3)
    .map((time) => time.toISOString())

test('missed-call-mail offers the next open times and attaches no calendar entry', async () => {
  const { db } = given.database
  await db.insert(calls).values(missed)
  const before = nextTimes()
  const key = await marked()
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({
    subject: 'Missed you. Here’s a new time.',
    to: [{ address: 'ada@example.com' }],
    attachments: [],
  })
  const offered = Array.from(mail?.text?.matchAll(/type=audit&\S*time=(\S+)/g) ?? [], ([, time = '']) =>
    decodeURIComponent(time),
  )
  // The earliest open time may have passed since `before` was computed.
  expect([before, nextTimes()]).toContainEqual(offered)
})

test.each([
  ['the mark was undone', { state: 'booked' as const }],
  ['it was marked otherwise since', { state: 'came' as const, version: 3 }],
])('missed-call-mail is not sent when %s', async (_, since) => {
  const { db } = given.database
  await db.insert(calls).values(missed)
  const key = await marked()
  await db.update(calls).set(since)
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})

test('missed-call-mail is not sent to a visitor with another upcoming call', async () => {
  const { db } = given.database
  await db.insert(calls).values([missed, exampleCall({ id: crypto.randomUUID() })])
  const key = await marked()
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})

test('a call marked as a no-show twice sends one missed-call-mail', async () => {
  const { db } = given.database
  await db.insert(calls).values(missed)
  const first = await marked()
  const worker = await given.startWorker()
  await worker.until(first, ({ state }) => state === 'delivered')
  await db.update(calls).set({ version: 4 })
  const second = await marked({ ...missed, version: 4 })
  await worker.until(second, ({ state }) => state === 'not_sent')
  const states = await db.select().from(deliveries).where(eq(deliveries.kind, 'missed-call-mail'))
  expect(states.map(({ state }) => state).toSorted()).toEqual(['delivered', 'not_sent'])
  expect(await given.smtp.parsedMails()).toHaveLength(1)
})

test('a pending missed-call-mail is not sent once the owner turns these mails off', async () => {
  await given.database.db.insert(calls).values(missed)
  const key = await marked()
  const worker = await given.startWorker({ env: { CALL_MISSED_MAIL: 'off' } })
  const ended = await worker.until(key, ({ state }) => state === 'not_sent')
  expect(ended.last_error).toBe('Emails after a no-show are switched off.')
  expect(await given.smtp.parsedMails()).toEqual([])
})
