import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

const person = {
  name: 'Ada <b>Example</b>\r\nBcc: all@example.com',
  email: 'ada@example.com',
  company: 'Engines',
  phone: '555 0100',
}

test.each([
  [
    undefined,
    'The 3 fixes you asked for',
    ['1. From new lead', '2. From first reply', '3. From yes', '/book?about=three-fixes'],
  ],
  [
    'ai_employee',
    'Your talk with an AI employee',
    ['1. Receptionist and booking', 'get in touch with you', '/book?about=ai-chat-agents'],
  ],
  [
    'cold_email_walkthrough',
    'Your cold email walkthrough',
    ['get in touch with you', '21 days', '/book?about=cold-email-automation'],
  ],
  ['assistant', 'Your question to our assistant', ['answer you at this address', '/book?about=assistant']],
])('sends the promised mail to a lead of %s', async (source, subject, words) => {
  const answer = await createTestApp(given.database).post('subscribe-contact', { ...person, source })
  const { id } = answer.body['data'] as { id: string }
  const worker = await given.startWorker()
  await worker.until(`contact-mail:${id}`, ({ state }) => state === 'delivered')
  const [mail, ...others] = await given.smtp.parsedMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject,
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ address: 'owner@site.example' }],
    messageId: `<contact-mail.${id}@site.example>`,
  })
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.html).not.toContain('<b>Example')
  for (const said of words) {
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(said)
    expect(mail?.html).toContain(said)
  }
})

test.each(['free_workshop_registration', 'partner site'])('sends no mail to a lead of %s', async (source) => {
  await createTestApp(given.database).post('subscribe-contact', { ...person, source })
  expect((await given.database.db.select().from(deliveries)).map(({ kind }) => kind)).toEqual([
    'owner-notice',
  ])
})

test('sends one mail per form, and only the newer for a form that was sent twice', async () => {
  const { post } = createTestApp(given.database)
  const keys: string[] = []
  for (const source of [undefined, 'ai_employee', 'ai_employee']) {
    const answer = await post('subscribe-contact', { ...person, source })
    keys.push(`contact-mail:${(answer.body['data'] as { id: string }).id}`)
  }
  const worker = await given.startWorker()
  const [fixes = '', older = '', newer = ''] = keys
  await worker.until(older, ({ state }) => state === 'not_sent')
  for (const key of [fixes, newer]) await worker.until(key, ({ state }) => state === 'delivered')
  expect(given.smtp.mails).toHaveLength(2)
})
