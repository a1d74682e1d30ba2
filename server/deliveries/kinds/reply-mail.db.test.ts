import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { timeOf } from '#server/db/time-of'
import { deliveries } from '#server/db/schema/deliveries'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { replies } from '#server/db/schema/replies'
import { createTestApp } from '#test/app'
import { deliveryOf } from '#test/delivery-worker'
import { withMailServer } from '#test/mail-server'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { passTime } from '#test/pass-time'
import { putAccount } from '#test/team'

const given = withMailServer()
const { ada: id } = exampleContacts

const editor = () => createTestApp(given.database, { role: 'editor' })

async function ada() {
  const [contact] = await given.database.db.select().from(contacts).where(eq(contacts.id, id))
  return contact
}

test('sends a reply once in its author’s name, then stops the clock and shows the delivery’s state', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  const desmond = await putAccount(db, 'editor', 'desmond@example.com')
  const { post } = editor()
  const text = 'Hello Ada,\n\nwhen may I ring you?\n<b>Desmond</b>'
  const body = { id, subject: 'Your question\r\nBcc: all@example.com', text }
  const headers = { 'idempotency-key': randomUUID() }
  const [answer] = await Promise.all([post('send-reply', body, headers), post('send-reply', body, headers)])
  const { id: replyId } = answer.body['data'] as { id: string }
  expect(await db.$count(replies)).toBe(1)
  expect(await ada()).toMatchObject({ waiting_since: expect.any(Date), status: 'new', version: 0 })
  // More than the limit of three per hour, which does not apply to a person's replies.
  for (const n of [2, 3, 4, 5]) await post('send-reply', { ...body, subject: `Mail ${n}` })

  await passTime(given.database, 1)
  const beforeSending = (await timeOf(db)).getTime()
  const worker = await given.startWorker()
  const sent = await worker.until(`reply-mail:${replyId}`, ({ state }) => state === 'delivered')
  const answered = await ada()
  expect(answered).toMatchObject({
    waiting_since: null,
    status: 'answered',
    first_reply_by: desmond,
    first_reply_how: 'reply',
  })
  const firstReplyMs = answered?.first_reply_at?.getTime()
  expect(firstReplyMs).toBeGreaterThanOrEqual(beforeSending)
  expect(firstReplyMs).toBeLessThanOrEqual(sent.delivered_at?.getTime() ?? 0)
  for (const each of await db.select().from(replies))
    await worker.until(`reply-mail:${each.id}`, ({ state }) => state === 'delivered')
  const mails = await given.smtp.parsedMails()
  expect(mails).toHaveLength(5)
  const mail = mails.find(({ subject }) => subject?.startsWith('Your'))
  expect(mail).toMatchObject({
    subject: 'Your question Bcc: all@example.com',
    to: [{ address: 'ada@contacts.example' }],
    replyTo: [{ address: 'desmond@example.com' }],
  })
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.text).toContain(`${text}\n\n--`)
  expect(mail?.html).toContain('when may I ring you?<br/>&lt;b&gt;Desmond&lt;/b&gt;')

  const { body: page } = await post('get-contact', { id, only: 'mail' })
  expect(page['data']).toMatchObject({
    status: 'answered',
    firstReply: { by: 'desmond@example.com', how: 'reply' },
    timeline: { counts: { mail: 5 } },
  })
  const { timeline } = page['data'] as { timeline: { data: object[] } }
  expect(timeline.data.at(-1)).toMatchObject({
    type: 'reply',
    text,
    author: 'desmond@example.com',
    delivery: { state: 'delivered', attempts: [{ outcome: 'delivered' }] },
  })
})

async function reply(): Promise<string> {
  const { body } = await editor().post('send-reply', { id, subject: 'Hello', text: 'Hello Ada' })
  return `reply-mail:${(body['data'] as { id: string }).id}`
}

test('a question asked after a reply was written is still open once it is sent', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  const key = await reply()
  const askedAgain = await createTestApp(given.database).post('subscribe-contact', {
    name: 'Ada',
    email: 'ada@contacts.example',
    company: 'Engines',
    phone: '+1 555 0100',
    source: 'ai_employee',
  })
  expect(askedAgain.status, askedAgain.body.error).toBe(200)
  await passTime(given.database, 1)
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  const [asked] = await db.select().from(activities)
  expect(await ada()).toMatchObject({
    waiting_since: asked?.created_at,
    first_reply_how: 'reply',
    status: 'answered',
  })
})

test('a reply sent after the contact was answered otherwise and asked again leaves the new question open', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  const key = await reply()
  await editor().post('mark-answered', { id })
  const later = new Date(Date.now() + 1_000)
  await db.update(contacts).set({ waiting_since: later }).where(eq(contacts.id, id))
  await passTime(given.database, 1)
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  expect(await ada()).toMatchObject({ waiting_since: later, first_reply_how: 'elsewhere' })
})

test('a reply pending when its process stops is sent once by the next process', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  const key = await reply()
  const first = await given.startWorker()
  expect((await deliveryOf(given.database, key)).state).toBe('pending')
  await first.stop()
  // Both start before it is due: on the embedded database, which has one process, a start releases all leases.
  const workers = [await given.startWorker(), await given.startWorker()]
  await passTime(given.database, 1)
  await workers[0]?.until(key, ({ state }) => state === 'delivered')
  expect(given.smtp.mails).toHaveLength(1)
  expect(await ada()).toMatchObject({ waiting_since: null })
})

test('replies refer to the confirmation by In-Reply-To, and only the confirmation is marked Auto-Submitted', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  const worker = await given.startWorker({ withNotices: true })
  const { body } = await createTestApp(given.database).post('subscribe-contact', {
    name: 'Ada',
    email: 'ada@contacts.example',
    company: 'Engines',
    phone: '+1 555 0100',
    source: 'ai_employee',
  })
  expect(body.error).toBeUndefined()
  worker.wake()
  const confirmation = (await db.select().from(deliveries)).find(({ kind }) => kind === 'contact-mail')
  await worker.until(String(confirmation?.dedupe_key), ({ state }) => state === 'delivered')
  for (let written = 0; written < 2; written += 1) {
    const key = await reply()
    await passTime(given.database, 1)
    worker.wake()
    await worker.until(key, ({ state }) => state === 'delivered')
  }
  const mails = await given.smtp.parsedMails()
  const [first, ...replied] = mails.filter(({ to }) => to?.[0]?.address === 'ada@contacts.example')
  const automatic = ({ headers }: (typeof mails)[number]) =>
    headers.find(({ key }) => key === 'auto-submitted')?.value
  expect(first && automatic(first)).toBe('auto-generated')
  expect(first?.inReplyTo).toBeUndefined()
  expect(replied.map(automatic)).toEqual([undefined, undefined])
  expect(replied.map(({ inReplyTo }) => inReplyTo)).toEqual([first?.messageId, replied[0]?.messageId])
  expect(replied[1]?.references).toBe(`${first?.messageId} ${replied[0]?.messageId}`)
  const toOwner = mails.filter(({ to }) => to?.[0]?.address === 'owner@site.example')
  expect(new Set(toOwner.map(automatic))).toEqual(new Set(['auto-generated']))
})
