import { beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { putExampleContacts } from '#test/one-contact'
import { putUnsolicitedTestimonialOfAda } from '#test/unsolicited-testimonial'

const given = withMailServer()
beforeEach(() => putExampleContacts(given.database.db))

/** Asks Ada for permission; returns the delivery's key. */
async function askAda(): Promise<string> {
  const { post } = createTestApp(given.database, { role: 'editor' })
  await post('ask-permission', { id: await putUnsolicitedTestimonialOfAda(post) })
  const rows = await given.database.db.select().from(deliveries)
  return rows.find(({ kind }) => kind === 'permission-mail')?.dedupe_key ?? ''
}

test('shows authors their text and how it would be credited, in plain text and HTML', async () => {
  const key = await askAda()
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({
    subject: 'May we publish your words?',
    to: [{ address: 'ada@contacts.example' }],
  })
  expect(mail?.text).toContain('It holds.')
  expect(mail?.text).toContain('Ada, <b>Ltd</b>')
  expect(mail?.html).toContain('Ada, &lt;b&gt;Ltd&lt;/b&gt;')
})

test.each([
  ['allowed', `update testimonials set consent_wording = 'Yes.'`],
  ['deleted', 'delete from testimonials'],
])('does not ask about a testimonial that was %s by then', async (_, meanwhile) => {
  const key = await askAda()
  await given.database.db.execute(meanwhile)
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(given.smtp.mails).toHaveLength(0)
})
