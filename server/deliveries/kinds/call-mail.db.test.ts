import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { exampleCall } from '#test/example-calls'
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

test('a mail about what has changed since is not sent', async () => {
  const { db } = given.database
  await db.insert(calls).values({ ...call, version: 2, state: 'canceled' })
  await db.transaction((tx) => deliverWithin(tx)(...callMailOf(call, 'booked')))
  const worker = await given.startWorker()
  await worker.until(`call-mail:${call.id}:1`, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})
