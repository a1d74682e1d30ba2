import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { withMailServer } from '#test/mail-server'
import { callMailOf } from './call-mail.ts'

const given = withMailServer()
const call = exampleCall({ state: 'booked', invitations: 1, version: 1 })

test('call-mail sends the invitation to the visitor, with the owner as Reply-To', async () => {
  const { db } = given.database
  await db.insert(calls).values(call)
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(call, 'booked')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({
    subject: 'Your call is confirmed',
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ address: 'owner@site.example' }],
  })
  expect(mail?.text).toMatch(/\/book\/[\w-]{20,}/)
  const files = mail?.attachments.map(({ mimeType, filename }) => [mimeType, filename])
  expect(files).toContainEqual([expect.stringMatching(/^(?:application\/ics|text\/calendar)$/), 'call.ics'])
})

test('the mail about a declined demo links to the booking page for demos', async () => {
  const { db } = given.database
  const demo = { ...call, type: 'demo', state: 'declined', invitations: 0 } as const
  await db.insert(calls).values(demo)
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(demo, 'declined')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail?.text).toContain('/book?about=ai-chat-agents\n')
})

test('with an external scheduler, the mail about a declined call links to it and lists no open times', async () => {
  const { db } = given.database
  const declined = { ...call, state: 'declined', invitations: 0 } as const
  await db.insert(calls).values(declined)
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(declined, 'declined')))
  const worker = await given.startWorker({ env: { BOOKING_URL: 'https://cal.example/me' } })
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail?.text).toContain('https://cal.example/me?about=call\n')
  expect(mail?.text).not.toContain('Open:')
})

test('the mail about a lapsed request offers the three nearest open times, without its own and held ones', async () => {
  const { db } = given.database
  const [before, wanted, held, ...later] = timesOfLaterDays().slice(3)
  if (!before || !wanted || !held) throw new Error('no open times')
  const lapsed = exampleCall({ state: 'lapsed', starts_at: wanted, type: 'audit', version: 1 })
  await db.insert(calls).values([lapsed, exampleCall({ id: crypto.randomUUID(), starts_at: held })])
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(lapsed, 'lapsed')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${lapsed.id}:1`, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  const offered = Array.from(
    mail?.text?.matchAll(/\/book\?about=ai-audit&type=audit&\S*time=(\S+)/g) ?? [],
    ([, time = '']) => decodeURIComponent(time),
  )
  expect(offered).toHaveLength(3)
  expect(offered).toContain(before.toISOString())
  expect(offered).toContain(later[0]?.toISOString())
  expect(offered).not.toContain(wanted.toISOString())
  expect(offered).not.toContain(held.toISOString())
})

test('call-mail about an outdated version of a call is not sent', async () => {
  const { db } = given.database
  await db.insert(calls).values({ ...call, version: 2, state: 'canceled' })
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(call, 'booked')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})
