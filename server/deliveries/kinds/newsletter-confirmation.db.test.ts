import { expect, test } from 'vitest'
import { newsletterConfirmations } from '#server/db/schema/newsletter-confirmations'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { ask, subscribe } from '#test/newsletter'

const given = withMailServer()

test('newsletter-confirmation has one button, and says what to do if somebody else made the request', async () => {
  const { id, asked_at } = await ask(given.database, { name: 'Ada\r\nBcc: all@example.com' })
  const worker = await given.startWorker()
  await worker.until(
    `newsletter-confirmation:${id}:${asked_at?.getTime()}`,
    ({ state }) => state === 'delivered',
  )
  const [mail, ...others] = await given.smtp.parsedMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: 'One click to get the newsletter',
    to: [{ address: 'ada@example.com' }],
  })
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.text?.replace(/\s+/g, ' ')).toContain('Do nothing, and nothing will come')
  const headers = mail?.headers.map(({ key }) => key)
  expect(headers).not.toContain('list-unsubscribe')
  const link = /https:\/\/site\.example\/newsletter\/confirm\?token=([\w-]{32})$/m.exec(mail?.text ?? '')
  expect(mail?.html).toContain(link?.[0])
  expect(mail?.html?.match(/href="/g)).toHaveLength(1)
  const [kept] = await given.database.db.select().from(newsletterConfirmations)
  expect(kept?.hash).not.toBe(link?.[1])

  const { post } = createTestApp(given.database)
  const answer = await post('confirm-subscription', { token: link?.[1], step: 'confirm' })
  expect(answer.body).toEqual({ data: { state: 'confirmed' } })
})

test('newsletter-confirmation is not sent to subscribers', async () => {
  await subscribe(given.database)
  await given.database.pool.query(
    "update newsletter_subscribers set asked_at = now() - interval '1 hour'; delete from deliveries",
  )
  const { id, asked_at } = await ask(given.database)
  const worker = await given.startWorker()
  await worker.until(
    `newsletter-confirmation:${id}:${asked_at?.getTime()}`,
    ({ state }) => state === 'not_sent',
  )
  expect(given.smtp.mails).toEqual([])
})
