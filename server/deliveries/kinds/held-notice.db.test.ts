import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { createTestApp } from '#test/app'
import { exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()
const hourMs = 3_600_000

const isDelivered = ({ state }: { state: string }) => state === 'delivered'
const notices = () => given.database.db.select().from(deliveries).where(eq(deliveries.kind, 'held-notice'))

async function holdAt(nowMs: number, name: string) {
  const { post } = createTestApp(given.database, { spamFilterNowMs: () => nowMs })
  await post('subscribe-contact', {
    ...exampleBodies['subscribe-contact'],
    name,
    topic: 'x',
    submissionId: randomUUID(),
  })
}

test('lists all quarantined submissions once an hour, with sender and reason', async () => {
  const hour = Math.floor(Date.now() / hourMs) - 3
  await holdAt(hour * hourMs + 1_000, 'Ada Example')
  await holdAt(hour * hourMs + 3_599_000, 'Bob\r\nBcc: all@example.com <b>Example</b>')
  await holdAt((hour + 1) * hourMs, 'Cy Example')
  const written = await notices()
  expect(written.map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual([
    `held-notice:${hour}`,
    `held-notice:${hour + 1}`,
  ])
  const worker = await given.startWorker()
  await worker.until(`held-notice:${hour}`, isDelivered)
  await worker.until(`held-notice:${hour + 1}`, isDelivered)
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({
    subject: '3 submissions are held back',
    to: [{ address: 'owner@site.example' }],
  })
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.html).not.toContain('<b>Example</b>')
  for (const said of [
    'Ada Example, ada@example.com',
    'Form: Contact',
    'The hidden field is filled in.',
    'Cy Example',
  ]) {
    expect(mail?.text).toContain(said)
  }
})

test('waits for the end of the hour, and sends nothing when all have been decided', async () => {
  const hour = Math.floor(Date.now() / hourMs)
  await holdAt(hour * hourMs, 'Ada Example')
  const [later] = await notices()
  expect(later?.next_attempt_at).toEqual(new Date((hour + 1) * hourMs))
  await given.database.db.update(deliveries).set({ next_attempt_at: new Date(0) })
  await given.database.db.update(quarantinedSubmissions).set({ state: 'rejected' })
  const worker = await given.startWorker()
  await worker.until(`held-notice:${hour}`, ({ state }) => state === 'not_sent')
  expect(given.smtp.mails).toEqual([])
})
