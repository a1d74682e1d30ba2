import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storeMessage } from '#server/commands/mailbox/store-message.server'
import { timeOf } from '#server/db/time-of'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { alertOf } from '#server/events/consequences'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { withMailServer } from '#test/mail-server'
import { createTestApp } from '#test/app'
import { passTime } from '#test/pass-time'

const given = withMailServer()
const { ada: contactId } = exampleContacts

/** Stores what Ada has written, with the alert about it. Returns the alert's key. */
async function write(text: string): Promise<string> {
  const { db } = given.database
  const at = await timeOf(db)
  const id = randomUUID()
  return db.transaction(async (tx) => {
    await storeMessage(tx, {
      id,
      contact_id: contactId,
      direction: 'in',
      address: 'ada@contacts.example',
      message_id: `<${id}@contacts.example>`,
      subject: 'Re: Your score',
      parts: [
        { text, isQuoted: false },
        { text: '> old words', isQuoted: true },
      ],
      attachments: [{ name: 'plan.pdf', type: 'application/pdf', bytes: 9 }],
      is_automatic: false,
      is_forged: false,
      is_cut: false,
      author_id: null,
      created_at: at,
    })
    const alert = alertOf({ type: 'mail.received', subject: { kind: 'message', id }, contactId, at })
    await deliverWithin(tx)(...alert)
    return alert[2].key
  })
}

test('message-notice quotes the contact’s message, once an hour, with the contact as Reply-To', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  await db.update(contacts).set({ waiting_since: null })
  const key = await write('On Thursday at ten.')
  expect(await write('And one more thing.')).toBe(key)
  const worker = await given.startWorker({ withNotices: true })
  await worker.until(key, ({ state }) => state === 'delivered')
  const mails = await given.smtp.parsedMails()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    subject: 'Replied · ada · ada@contacts.example',
    to: [{ address: 'owner@site.example' }],
    replyTo: [{ address: 'ada@contacts.example' }],
  })
  expect(mail?.text).toContain('On Thursday at ten.')
  expect(mail?.text).toContain('plan.pdf')
  expect(mail?.text).not.toContain('old words')
  const token = /answered\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const { body } = await createTestApp(given.database).post('say-answered', { token })
  expect(body['data']).toMatchObject({ state: 'answered' })
})

test('message-notice is not sent once the contact’s messages are erased', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  const key = await write('Forget me.')
  await db.delete(mailboxMessages)
  const worker = await given.startWorker({ withNotices: true })
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(given.smtp.mails).toEqual([])
})

test('a reply threads with the contact’s last message, with a connected mailbox as Reply-To', async () => {
  const { db } = given.database
  await putExampleContacts(db)
  await write('When?')
  const [message] = await db.select().from(mailboxMessages)
  const editor = createTestApp(given.database, { role: 'editor' })
  const { body } = await editor.post('send-reply', { id: contactId, subject: 'Re: Your score', text: 'Soon' })
  const { id: replyId } = body['data'] as { id: string }
  await passTime(given.database, 1)
  const imap = { IMAP_URL: 'imap://nora%40site.example@127.0.0.1:9', IMAP_PASSWORD: 'a password' }
  const worker = await given.startWorker({ env: imap })
  await worker.until(`reply-mail:${replyId}`, ({ state }) => state === 'delivered')
  const mail = (await given.smtp.parsedMails()).find(({ to }) => to?.[0]?.address === 'ada@contacts.example')
  expect(mail).toMatchObject({
    inReplyTo: message?.message_id,
    references: message?.message_id,
    replyTo: [{ address: 'nora@site.example' }],
  })
  expect(mail?.headers.find(({ key }) => key === 'x-sent-by-site')?.value).toBe('site.example')
  expect(await db.$count(deliveries, eq(deliveries.kind, 'message-notice'))).toBe(1)
})
