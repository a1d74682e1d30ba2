import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { withMailServer } from '#test/mail-server'
import { passTime } from '#test/pass-time'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { alertOfHeldMail } from '#server/events/alert-of-held-mail'
import { scoreMail } from './score-mail.ts'

const given = withMailServer()

const notices = () =>
  given.database.db.select().from(deliveries).where(eq(deliveries.kind, 'held-mails-notice'))

test('held-mails-notice tells the owner at the full hour how many mails are held back', async () => {
  const { db } = given.database
  for (const name of ['ada', 'ben', 'cleo']) {
    await db.transaction(async (tx) => {
      const [key, recipient] = [randomUUID(), `${name}@example.com`]
      await deliverWithin(tx)(scoreMail, { submissionId: key }, { key, recipient })
      await tx.update(deliveries).set({ state: 'held' }).where(eq(deliveries.dedupe_key, key))
      await alertOfHeldMail(tx)
    })
  }
  const [notice, ...more] = await notices()
  // Only if a full hour passed in between.
  expect(more.length).toBeLessThanOrEqual(1)
  expect(notice?.next_attempt_at?.toISOString()).toMatch(/:00:00\.000Z$/)

  await db.update(deliveries).set({ state: 'not_sent' }).where(eq(deliveries.recipient, 'ben@example.com'))
  await passTime(given.database, 60)
  const worker = await given.startWorker({ withNotices: true })
  await worker.until(notice?.dedupe_key ?? '', ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({
    subject: '2 emails to visitors wait for you',
    to: [{ address: 'owner@site.example' }],
  })
  expect(mail?.text).toContain('2 emails wait for your OK.')
  expect(mail?.text).toContain('/admin/deliveries?view=held\n')
})

test('sends nothing when no held mail is left', async () => {
  const { db } = given.database
  await db.transaction(alertOfHeldMail)
  await passTime(given.database, 60)
  const worker = await given.startWorker({ withNotices: true })
  const [notice] = await notices()
  const ended = await worker.until(notice?.dedupe_key ?? '', ({ state }) => state === 'not_sent')
  expect(ended).toMatchObject({ attempts: 0, last_error: 'Nothing was held back any more.' })
  expect(given.smtp.mails).toEqual([])
})
