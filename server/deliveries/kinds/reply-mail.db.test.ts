import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { replies } from '#server/db/schema/replies'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { putAccount } from '#test/team'

const given = withMailServer()
const { ada: id } = exampleContacts

const editor = () => createTestApp(given.database, { role: 'editor' })

async function ada() {
  const [contact] = await given.database.db.select().from(contacts).where(eq(contacts.id, id))
  return contact
}

test('sends it once from whoever wrote it, stops the clock, and shows what becomes of it', async () => {
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
  expect(await ada()).toMatchObject({
    waiting_since: null,
    status: 'answered',
    first_reply_by: desmond,
    first_reply_how: 'reply',
    version: 1,
  })
  // More than three an hour: these are a person's.
  for (const n of [2, 3, 4, 5]) await post('send-reply', { ...body, subject: `Mail ${n}` })

  const worker = await given.startWorker()
  await worker.until(`reply-mail:${replyId}`, ({ state }) => state === 'delivered')
  const last = (await db.select().from(replies)).find(({ subject }) => subject === 'Mail 5')
  await worker.until(`reply-mail:${last?.id}`, ({ state }) => state === 'delivered')
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
