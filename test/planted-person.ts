import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { forms as formRecords } from '#domain/forms'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { addAccount } from './accounts.ts'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { startTestWorker } from './delivery-worker.ts'
import { exampleAnswers, exampleBodies } from './examples.ts'
import { passTime } from './pass-time.ts'
import { putMessage } from './put-message.ts'

export const email = 'zelda.quist@example.com'
export const oldEmail = 'zelda.old@example.com'
/** Matches every value of hers that is planted. */
export const traces = /zelda|quist|zq-/i

interface PlantedSite {
  database: TestDatabase
  /** The folder of captured emails. */
  captureDir: string
}

/** Returns the body with her data in place of the example's. */
export function withHerData(body: object): object {
  const text = JSON.stringify(body)
    .replaceAll('ada@example.com', email)
    .replaceAll('Ada', 'Zelda Quist')
    .replaceAll('Example', 'Zq-Works')
    .replaceAll('+1 555 0100', 'zq-555')
  return JSON.parse(text) as object
}

/** Sent separately below, because each needs more than its example, such as the address of a testimonial. */
const sentByHand = [
  'send-score-email',
  'send-to-sheets',
  'submit-score-feedback',
  'submit-audit-intake',
  'submit-testimonial',
]

/** The functions of all other forms, so that a new form is planted without being named here. */
export const forms = Object.values(formRecords)
  .flatMap(({ functions }) => Object.keys(functions))
  .filter((name) => !sentByHand.includes(name))

export const ownerOf = ({ database, captureDir }: PlantedSite) =>
  createTestApp(database, { role: 'owner', outside: { captureDir } })

export async function idOf({ db }: Pick<TestDatabase, 'db'>, address: string): Promise<string> {
  const [contact] = await db.select().from(contacts).where(eq(contacts.email, address))
  return contact?.id ?? ''
}

/** Inserts her wherever a person's data can be, so that it can be found from her contact or address. */
export async function plantEverywhere(site: PlantedSite): Promise<void> {
  const { database, captureDir } = site
  const { db } = database
  const { post } = createTestApp(database)
  const touch = { at: '2026-01-02T03:04:05Z', utm_source: 'zq-source', referrer: 'https://zelda.example' }
  const visit = { first: touch, last: touch }
  for (const name of forms) {
    const key = { 'idempotency-key': randomUUID() }
    const answer = await post(name, { ...withHerData(exampleBodies[name] ?? {}), visit }, key)
    expect(answer.status, `${name}: ${answer.body.error}`).toBe(200)
  }
  const submissionId = randomUUID()
  const scorecard = {
    score: 14,
    submissionId,
    formData: { ...exampleAnswers, email, fullName: 'Zelda Quist' },
  }
  await post('send-score-email', scorecard)
  await post('send-to-sheets', { ...scorecard, costOfInaction: 10_500 })
  await post('submit-score-feedback', { rating: 8, comment: 'zq-comment', submissionId })
  const token = await addIntakeLink(db, { email, name: 'Zelda Quist', now: new Date() })
  await post('submit-audit-intake', { ...exampleBodies['submit-audit-intake'], auditGoal: 'zq-goal', token })
  await post('submit-testimonial', { ...withHerData(exampleBodies['submit-testimonial'] ?? {}), email })
  await post('subscribe-contact', { email: oldEmail, name: 'Zelda Quist', company: 'zq-old' })
  // Quarantined, because the honeypot `topic` is filled in.
  await post('subscribe-contact', { ...withHerData(exampleBodies['subscribe-contact'] ?? {}), topic: 'x' })
  await addAccount(database, { email })

  const { post: write } = ownerOf(site)
  const id = await idOf(database, email)
  await write('add-note', { id, kind: 'note', text: 'zq-note' }, { 'idempotency-key': randomUUID() })
  await write('send-reply', { id, subject: 'Hello Zelda', text: 'zq-reply' })
  const parts = [{ text: 'zq-mail', isQuoted: false }]
  await putMessage(db, { contact_id: id, address: email, subject: 'zq-mail', parts })
  const changes = { next_step: 'Ring Zelda', company: 'zq-company' }
  await write('update-contact', { id, version: 1, changes })
  const many = { ids: [id, await idOf(database, oldEmail)], next_step: 'Ask Zelda' }
  expect((await write('update-contacts', many)).status).toBe(200)
  await write('import-contacts', { csv: `email,phone\n${email},zq-imported\n`, dryRun: false })
  const merged = await write('merge-contacts', { keep: id, merge: await idOf(database, oldEmail) })
  expect(merged.status, merged.body.error).toBe(200)

  // Runs the worker, so that there are delivery attempts and captured emails.
  await passTime(database, 1)
  const worker = await startTestWorker(database, { withNotices: true })
  for (const { key } of await db.select({ key: deliveries.dedupe_key }).from(deliveries))
    if (/^(owner-notice|reply-mail):/.test(key))
      await worker.until(key, ({ state }) => state === 'not_connected')
  await worker.stop()
  await db
    .update(deliveries)
    .set({ last_error: sql`'zq-error'` })
    .where(eq(deliveries.recipient, email))
  const [one] = await db.select().from(deliveries).where(eq(deliveries.recipient, email))
  const attempt = { number: 99, started_at: new Date(), outcome: 'failed' as const, answer: 'zq-answer' }
  await db.insert(deliveryAttempts).values({ ...attempt, delivery_id: one?.id ?? '' })
  for (const name of worker.capturedEmails())
    writeFileSync(join(captureDir, name), worker.capturedEmail(name))
  writeFileSync(join(captureDir, 'held-notice.1.eml'), `Subject: 1\r\n\r\nheld: Zelda Quist, ${email}`)
}

/** Adds log entries about her that no other table has: an undone import, a search for her, and a change. */
export async function plantInLog(site: PlantedSite): Promise<void> {
  const { post } = ownerOf(site)
  const csv =
    'email,name,phone\nzelda.imported@example.com,Zelda Quist,zq-5550100\nother@example.com,Somebody,\n'
  const imported = await post('import-contacts', { csv, dryRun: false })
  expect(imported.status, imported.body.error).toBe(200)
  const undone = await post('undo', { logId: imported.body['logId'] })
  expect(undone.status, undone.body.error).toBe(200)
  const added = await post('create-contact', { email: 'zelda.undone@example.com', note: 'zq-first-note' })
  await post('undo', { logId: added.body['logId'] })
  await post('create-export', { what: 'contacts', q: 'zelda  quist' })
  await post('create-export', { what: 'contacts', q: email })
}

/** Writes texts that mention her into data of other people. */
export async function plantMentions(site: PlantedSite, other: string): Promise<void> {
  const { post } = ownerOf(site)
  const written: [string, object][] = [
    ['add-note', { id: other, kind: 'note', text: `His partner is Zelda Quist, ${email}.` }],
    ['send-reply', { id: other, subject: 'Zelda Quist', text: 'Ask zelda\nquist about it.' }],
    ['save-view', { name: 'Zelda Quist’s friends', q: 'zelda quist', filters: {}, sort: 'newest' }],
    ['save-template', { name: 'Zelda Quist', text: 'As zelda quist says:' }],
    ['update-contacts', { ids: [other], next_step: 'Ring Zelda Quist' }],
    [
      'submit-testimonial',
      { ...withHerData(exampleBodies['submit-testimonial'] ?? {}), name: 'Zelda Quist', company: 'A shop' },
    ],
  ]
  const parts = [{ text: 'My partner\nZelda Quist knows more.', isQuoted: true }]
  await putMessage(site.database.db, { contact_id: other, address: 'other@contacts.example', parts })
  for (const [name, body] of written) {
    const answer = await post(name, body)
    expect(answer.status, `${name}: ${answer.body.error}`).toBe(200)
  }
}
