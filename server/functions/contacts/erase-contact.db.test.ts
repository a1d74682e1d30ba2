import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { log } from '#server/db/schema/log'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { suppressions } from '#server/db/schema/suppressions'
import { suppressedAmong } from '#server/queries/contacts/suppressions.server'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { addressHashUnder } from '#server/settings/address-hash'
import { allRows } from '#test/all-rows'
import { addAccount } from '#test/accounts'
import { createTestApp, testSecret } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { passTime } from '#test/pass-time'
import { startTestWorker } from '#test/delivery-worker'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { temporaryFolder } from '#test/server-process'
import { putAccount } from '#test/team'

let database: TestDatabase
let captureDir: string
beforeEach(async () => {
  database = await testDatabase()
  captureDir = join(temporaryFolder(), 'mail')
  mkdirSync(captureDir)
})

const email = 'zelda.quist@example.com'
const oldEmail = 'zelda.old@example.com'
/** Whatever of hers is found afterwards is in one of these. */
const traces = /zelda|quist|zq-/i

const owner = () => createTestApp(database, { role: 'owner', outside: { captureDir } })
const idOf = async (address: string) =>
  (await database.db.select().from(contacts).where(eq(contacts.email, address)))[0]?.id ?? ''

/** The same body with her in the place of everybody and everything. */
function hers(body: object): object {
  const text = JSON.stringify(body)
    .replaceAll('ada@example.com', email)
    .replaceAll('Ada', 'Zelda Quist')
    .replaceAll('Example', 'Zq-Works')
    .replaceAll('+1 555 0100', 'zq-555')
  return JSON.parse(text) as object
}

const forms = [
  'subscribe-contact',
  'subscribe-newsletter',
  'register-workshop',
  'register-free-workshop',
  'submit-workshop-feedback',
  'submit-podcast-guest',
  'submit-guest-intake',
]

async function plantEverywhere(): Promise<void> {
  const { db } = database
  const { post } = createTestApp(database)
  const touch = { at: '2026-01-02T03:04:05Z', utm_source: 'zq-source', referrer: 'https://zelda.example' }
  const visit = { first: touch, last: touch }
  for (const name of forms) {
    const key = { 'idempotency-key': randomUUID() }
    const answer = await post(name, { ...hers(exampleBodies[name] ?? {}), visit }, key)
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
  await post('subscribe-contact', { email: oldEmail, name: 'Zelda Quist', company: 'zq-old' })
  // Held back, in the middle of something longer.
  await post('subscribe-contact', { ...hers(exampleBodies['subscribe-contact'] ?? {}), topic: 'x' })
  await addAccount(database, { email })

  const { post: write } = owner()
  const id = await idOf(email)
  await write('add-note', { id, kind: 'note', text: 'zq-note' }, { 'idempotency-key': randomUUID() })
  await write('send-reply', { id, subject: 'Hello Zelda', text: 'zq-reply' })
  const changes = { next_step: 'Ring Zelda', company: 'zq-company' }
  await write('update-contact', { id, version: 1, changes })
  const many = { ids: [id, await idOf(oldEmail)], next_step: 'Ask Zelda' }
  expect((await write('update-contacts', many)).status).toBe(200)
  await write('import-contacts', { csv: `email,phone\n${email},zq-imported\n`, dryRun: false })
  const merged = await write('merge-contacts', { keep: id, merge: await idOf(oldEmail) })
  expect(merged.status, merged.body.error).toBe(200)

  // What the ledger has tried, and what was kept of it as files.
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
  for (const name of worker.keptMails()) writeFileSync(join(captureDir, name), worker.keptMail(name))
  writeFileSync(join(captureDir, 'held-notice.1.eml'), `Subject: 1\r\n\r\nheld: Zelda Quist, ${email}`)
}

async function tracesLeft(): Promise<string[]> {
  const rows = Object.entries(await allRows(database)).flatMap(([table, all]) =>
    all.map((row) => `${table}: ${row}`),
  )
  return rows.filter((row) => traces.test(row))
}

test('a person who was everywhere is nowhere afterwards; who is like them stays', async () => {
  await plantEverywhere()
  const other = `not.${email}`
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', { name: 'Bob', email: other })
  await post('subscribe-contact', { ...exampleBodies['subscribe-contact'], email: other, topic: 'x' })
  writeFileSync(join(captureDir, 'held-notice.2.eml'), `Subject: 2\r\n\r\nheld: Bob, ${other}`)
  const id = await idOf(email)
  const tables = new Set((await tracesLeft()).map((row) => row.split(':')[0]))
  // All that can be found from her; the rest is hashed, or nobody's.
  expect(tables.size).toBeGreaterThan(20)
  const kept = readdirSync(captureDir).length

  const answer = await owner().post('erase-contact', { id })
  expect(answer.status, answer.body.error).toBe(200)
  expect((await tracesLeft()).filter((row) => !row.includes(other))).toEqual([])
  expect(kept).toBeGreaterThan(10)
  expect(readdirSync(captureDir)).toEqual(['held-notice.2.eml'])
  expect(await idOf(other)).not.toBe('')
  expect((await tracesLeft()).filter((row) => row.includes(other)).length).toBeGreaterThan(2)

  const hash = addressHashUnder(testSecret)
  const hashes = [email, oldEmail, other].map(hash)
  expect(await suppressedAmong(database.db, hashes)).toEqual(new Set(hashes.slice(0, 2)))
  // The log keeps that it happened.
  const { rows } = await database.db.execute(
    sql`select action, before, after from log where action = 'erase-contact'`,
  )
  expect(rows).toEqual([{ action: 'erase-contact', before: { id }, after: null }])
  expect((await owner().post('erase-contact', { id })).body).toMatchObject({ logId: null })

  const csv = `email\n${email}\nnew@example.com\n`
  expect((await owner().post('import-contacts', { csv, dryRun: false })).body['data']).toMatchObject({
    new: 1,
    faults: [{ line: 2, problem: 'They were erased here, and stay away.' }],
  })
  // Whoever comes again by themselves is somebody new.
  await post('subscribe-newsletter', { name: 'Zelda', email })
  expect(await idOf(email)).not.toBe(id)
})

describe('whose address was corrected', () => {
  /** Everything she sends comes from the old address, and then an editor corrects it. */
  async function correctHers(): Promise<string> {
    const { post } = createTestApp(database)
    for (const name of forms)
      await post(
        name,
        JSON.parse(JSON.stringify(hers(exampleBodies[name] ?? {})).replaceAll(email, oldEmail)),
      )
    const formData = { ...exampleAnswers, email: oldEmail, fullName: 'Zelda Quist' }
    await post('send-score-email', { score: 14, submissionId: randomUUID(), formData })
    await post('subscribe-contact', { name: 'Zelda', email: oldEmail, company: 'zq', topic: 'x' })
    const id = await idOf(oldEmail)
    const corrected = await owner().post('update-contact', { id, version: 0, changes: { email } })
    expect(corrected.status, corrected.body.error).toBe(200)
    return id
  }

  test('is nowhere under the old one either, nor with what was joined by hand', async () => {
    const id = await correctHers()
    const { post } = createTestApp(database)
    await post('submit-testimonial', hers(exampleBodies['submit-testimonial'] ?? {}))
    await post('submit-workshop-feedback', {
      ...hers(exampleBodies['submit-workshop-feedback'] ?? {}),
      email: undefined,
    })
    const ofNobody = await database.db.select().from(activities).where(isNull(activities.contact_id))
    expect(ofNobody.map(({ kind }) => kind).toSorted()).toEqual(['testimonial', 'workshop-feedback'])
    for (const activity of ofNobody) {
      const joined = await owner().post('assign-submission', { id: activity.id, contactId: id })
      expect(joined.status, joined.body.error).toBe(200)
    }
    // By what she sent, too: the log forgets.
    await database.db.update(log).set({ before: null, after: null })
    const answer = await owner().post('erase-contact', { id })
    expect(answer.status, answer.body.error).toBe(200)
    expect(await tracesLeft()).toEqual([])
    const hashes = [email, oldEmail].map(addressHashUnder(testSecret))
    expect(await suppressedAmong(database.db, hashes)).toEqual(new Set(hashes))
  })

  test('and who has sent nothing: the log knows', async () => {
    const { post } = owner()
    const added = await post('create-contact', { email: oldEmail, name: 'Zelda' })
    expect(added.status, added.body.error).toBe(200)
    const id = await idOf(oldEmail)
    await post('update-contact', { id, version: 0, changes: { email } })
    await post('erase-contact', { id })
    expect(await tracesLeft()).toEqual([])
    const hash = addressHashUnder(testSecret)(oldEmail)
    expect(await suppressedAmong(database.db, [hash])).toEqual(new Set([hash]))
  })

  test('loses what she sent, and not who has the old one now', async () => {
    const id = await correctHers()
    await createTestApp(database).post('subscribe-contact', { name: 'Bob', email: oldEmail, company: 'Mill' })
    const other = await idOf(oldEmail)
    await owner().post('erase-contact', { id })
    expect((await database.db.select().from(contacts)).map((contact) => contact.id)).toEqual([other])
    expect(await database.db.$count(scorecardSubmissions)).toBe(0)
    expect(await database.db.$count(contactLeads)).toBe(1)
    expect(await suppressedAmong(database.db, [addressHashUnder(testSecret)(oldEmail)])).toEqual(new Set())
  })
})

test('refuses to erase half of somebody who was merged meanwhile', async () => {
  const { post } = createTestApp(database)
  for (const address of [email, oldEmail])
    await post('subscribe-newsletter', { name: 'Zelda', email: address })
  const merged = await idOf(oldEmail)
  await owner().post('merge-contacts', { keep: await idOf(email), merge: merged })
  const before = await allRows(database)
  const answer = await owner().post('erase-contact', { id: merged })
  expect(answer.body).toMatchObject({
    code: 'conflict',
    error: 'This contact was merged into another one meanwhile. Nothing was changed.',
  })
  expect(await allRows(database)).toEqual(before)
})

test('refuses to erase who has an account of the back office', async () => {
  await putAccount(database.db, 'editor', email)
  await createTestApp(database).post('subscribe-newsletter', { name: 'Zelda', email })
  const answer = await owner().post('erase-contact', { id: await idOf(email) })
  expect(answer.body.error).toBe('They have an account of the back office. Take its role away first.')
  expect(await idOf(email)).not.toBe('')
  expect(await database.db.$count(suppressions)).toBe(0)
})
