import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { withMailServer } from '#test/mail-server'
import { callMailOf } from './call-mail.ts'

const given = withMailServer()
const call = exampleCall({ state: 'booked', invitations: 1, version: 1 })

test('sends the invitation to the visitor, whose answers go to the owner', async () => {
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

test('a declined demo leads back to the times of demos', async () => {
  const { db } = given.database
  const demo = { ...call, type: 'demo', state: 'declined', invitations: 0 } as const
  await db.insert(calls).values(demo)
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(demo, 'declined')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail?.text).toContain('/book?about=ai-chat-agents\n')
})

test('where calls are booked elsewhere, the only other times are behind the owner’s link', async () => {
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

test('who gets no answer is offered the three nearest open times, not their own and none that is held', async () => {
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

test('a mail about what has changed since is not sent', async () => {
  const { db } = given.database
  await db.insert(calls).values({ ...call, version: 2, state: 'canceled' })
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(call, 'booked')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})
