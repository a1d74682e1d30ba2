import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { exportTickets } from '#server/db/schema/export-tickets'
import { log } from '#server/db/schema/log'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { suppressions } from '#server/db/schema/suppressions'
import { suppressedAmong } from '#server/queries/contacts/suppressions.server'
import { addressHashUnder } from '#server/settings/address-hash'
import { allRows } from '#test/all-rows'
import { createTestApp, testSecret } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'
import {
  email,
  forms,
  withHerData,
  idOf,
  oldEmail,
  ownerOf,
  plantEverywhere,
  plantInLog,
  plantMentions,
  traces,
} from '#test/planted-person'
import { temporaryFolder } from '#test/server-process'
import { putAccount } from '#test/team'

let database: TestDatabase
let captureDir: string
beforeEach(async () => {
  database = await testDatabase()
  captureDir = join(temporaryFolder(), 'mail')
  mkdirSync(captureDir)
})

const owner = () => ownerOf({ database, captureDir })

async function tracesLeft(): Promise<string[]> {
  const rows = Object.entries(await allRows(database)).flatMap(([table, all]) =>
    all.map((row) => `${table}: ${row}`),
  )
  return rows.filter((row) => traces.test(row))
}

test('erase-contact deletes a person from every table and captured email, but not one with a similar address', async () => {
  await plantEverywhere({ database, captureDir })
  const other = `not.${email}`
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', { name: 'Bob', email: other })
  await post('subscribe-contact', { ...exampleBodies['subscribe-contact'], email: other, topic: 'x' })
  writeFileSync(join(captureDir, 'held-notice.2.eml'), `Subject: 2\r\n\r\nheld: Bob, ${other}`)
  const id = await idOf(database, email)
  const tables = new Set((await tracesLeft()).map((row) => row.split(':')[0]))
  // The tables that identify her; the others have only hashes or nothing personal.
  expect(tables.size).toBeGreaterThan(20)
  const kept = readdirSync(captureDir).length

  const answer = await owner().post('erase-contact', { id })
  expect(answer.status, answer.body.error).toBe(200)
  expect((await tracesLeft()).filter((row) => !row.includes(other))).toEqual([])
  expect(kept).toBeGreaterThan(10)
  expect(readdirSync(captureDir)).toEqual(['held-notice.2.eml'])
  expect(await idOf(database, other)).not.toBe('')
  expect((await tracesLeft()).filter((row) => row.includes(other)).length).toBeGreaterThan(2)

  const hash = addressHashUnder(testSecret)
  const hashes = [email, oldEmail, other].map(hash)
  expect(await suppressedAmong(database.db, hashes)).toEqual(new Set(hashes.slice(0, 2)))
  // The log keeps the fact.
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
  // A person who returns is a new contact.
  await post('subscribe-newsletter', { name: 'Zelda', email })
  expect(await idOf(database, email)).not.toBe(id)
})

test('erase-contact deletes a captured email that contains only a submission’s id, and keeps others', async () => {
  await createTestApp(database).post('subscribe-contact', { name: 'Zelda', email, company: 'zq', topic: '' })
  const [sent] = await database.db.select().from(activities)
  for (const id of [sent?.subject_id, randomUUID()])
    writeFileSync(join(captureDir, `owner-notice.${id}.eml`), 'Subject: News\r\n\r\nSomebody wrote.')
  const answer = await owner().post('erase-contact', { id: await idOf(database, email) })
  expect(answer.status, answer.body.error).toBe(200)
  const left = readdirSync(captureDir)
  expect(left).toHaveLength(1)
  expect(left[0]).not.toContain(sent?.subject_id)
})

describe('a person whose address was corrected', () => {
  /** She submits everything from the old address, and then an editor corrects it. */
  async function correctHers(): Promise<string> {
    const { post } = createTestApp(database)
    for (const name of forms)
      await post(
        name,
        JSON.parse(JSON.stringify(withHerData(exampleBodies[name] ?? {})).replaceAll(email, oldEmail)),
      )
    const formData = { ...exampleAnswers, email: oldEmail, fullName: 'Zelda Quist' }
    await post('send-score-email', { score: 14, submissionId: randomUUID(), formData })
    await post('subscribe-contact', { name: 'Zelda', email: oldEmail, company: 'zq', topic: 'x' })
    const id = await idOf(database, oldEmail)
    const corrected = await owner().post('update-contact', { id, version: 0, changes: { email } })
    expect(corrected.status, corrected.body.error).toBe(200)
    return id
  }

  test('is erased under the old address too, with submissions assigned by hand', async () => {
    const id = await correctHers()
    const { post } = createTestApp(database)
    await post('submit-testimonial', withHerData(exampleBodies['submit-testimonial'] ?? {}))
    await post('submit-workshop-feedback', {
      ...withHerData(exampleBodies['submit-workshop-feedback'] ?? {}),
      email: undefined,
    })
    const ofNobody = await database.db.select().from(activities).where(isNull(activities.contact_id))
    expect(ofNobody.map(({ kind }) => kind).toSorted()).toEqual(['testimonial', 'workshop-feedback'])
    for (const activity of ofNobody) {
      const joined = await owner().post('assign-submission', { id: activity.id, contactId: id })
      expect(joined.status, joined.body.error).toBe(200)
    }
    // Also found by her submissions, because the log expires.
    await database.db.update(log).set({ before: null, after: null })
    const answer = await owner().post('erase-contact', { id })
    expect(answer.status, answer.body.error).toBe(200)
    expect(await tracesLeft()).toEqual([])
    const hashes = [email, oldEmail].map(addressHashUnder(testSecret))
    expect(await suppressedAmong(database.db, hashes)).toEqual(new Set(hashes))
  })

  test('is erased from deliveries that an earlier release wrote without subject and contact', async () => {
    const id = await correctHers()
    await database.db.update(deliveries).set({ subject_kind: null, subject_id: null, contact_id: null })
    const answer = await owner().post('erase-contact', { id })
    expect(answer.status, answer.body.error).toBe(200)
    expect(await database.db.$count(deliveries, like(deliveries.dedupe_key, 'owner-notice:%'))).toBe(0)
    expect(await tracesLeft()).toEqual([])
  })

  test('is erased under the old address even if only the log has it', async () => {
    const { post } = owner()
    const added = await post('create-contact', { email: oldEmail, name: 'Zelda' })
    expect(added.status, added.body.error).toBe(200)
    const id = await idOf(database, oldEmail)
    await post('update-contact', { id, version: 0, changes: { email } })
    await post('erase-contact', { id })
    expect(await tracesLeft()).toEqual([])
    const hash = addressHashUnder(testSecret)(oldEmail)
    expect(await suppressedAmong(database.db, [hash])).toEqual(new Set([hash]))
  })

  test('loses their submissions, but not those of the old address’s new holder', async () => {
    const id = await correctHers()
    await createTestApp(database).post('subscribe-contact', { name: 'Bob', email: oldEmail, company: 'Mill' })
    const other = await idOf(database, oldEmail)
    await owner().post('erase-contact', { id })
    expect((await database.db.select().from(contacts)).map((contact) => contact.id)).toEqual([other])
    expect(await database.db.$count(scorecardSubmissions)).toBe(0)
    expect(await database.db.$count(contactLeads)).toBe(1)
    expect(await suppressedAmong(database.db, [addressHashUnder(testSecret)(oldEmail)])).toEqual(new Set())
  })
})

test('erase-contact returns a conflict for a contact that was merged into another one since', async () => {
  const { post } = createTestApp(database)
  for (const address of [email, oldEmail])
    await post('subscribe-newsletter', { name: 'Zelda', email: address })
  const merged = await idOf(database, oldEmail)
  await owner().post('merge-contacts', { keep: await idOf(database, email), merge: merged })
  const before = await allRows(database)
  const answer = await owner().post('erase-contact', { id: merged })
  expect(answer.body).toMatchObject({
    code: 'conflict',
    error: 'This contact was merged into another one in the meantime. Nothing was changed.',
  })
  expect(await allRows(database)).toEqual(before)
})

test('erase-contact refuses a person with an account of the back office', async () => {
  await putAccount(database.db, 'editor', email)
  await createTestApp(database).post('subscribe-newsletter', { name: 'Zelda', email })
  const answer = await owner().post('erase-contact', { id: await idOf(database, email) })
  expect(answer.body.error).toBe('This person has a back office account. Remove them from the team first.')
  expect(await idOf(database, email)).not.toBe('')
  expect(await database.db.$count(suppressions)).toBe(0)
})

describe('data that only the log has', () => {
  beforeEach(() => plantInLog({ database, captureDir }))

  test('is erased by the address of an undone import, and others’ data stays', async () => {
    const address = 'zelda.imported@example.com'
    expect((await tracesLeft()).length).toBeGreaterThan(1)
    const seen = await owner().post('preview-erasure', { email: address })
    expect(seen.body['data']).toMatchObject({ contact: null, emails: [address], isColleague: false })
    const answer = await owner().post('erase-contact', { email: address })
    expect(answer.body['data']).toEqual({ id: null })
    const left = (await tracesLeft()).join('\n')
    expect(left).not.toContain(address)
    expect(left).not.toMatch(/zq-5550100|zelda {2}quist/)
    expect(await database.db.$count(exportTickets)).toBe(0)
    // The other contact of that import is restored.
    const [undone] = await database.db
      .select()
      .from(log)
      .where(and(eq(log.action, 'undo'), eq(log.subject_kind, 'contacts')))
    const redone = await owner().post('undo', { logId: undone?.id })
    expect(redone.status, redone.body.error).toBe(200)
    expect((await database.db.select().from(contacts)).map((contact) => contact.email)).toEqual([
      'other@example.com',
    ])
  })

  test('is erased by the address of a contact that was added and undone, with its note', async () => {
    await owner().post('erase-contact', { email: 'zelda.undone@example.com' })
    const left = (await tracesLeft()).join('\n')
    expect(left).not.toMatch(/zelda\.undone|zq-first-note/)
  })

  test('is erased with a contact of that address, and so are saved searches for it', async () => {
    await createTestApp(database).post('subscribe-newsletter', { name: 'Zelda Quist', email })
    await owner().post('erase-contact', { id: await idOf(database, email) })
    const left = (await tracesLeft()).filter((row) => !/zelda\.(imported|undone)|zq-first-note/.test(row))
    expect(left).toEqual([])
  })
})

describe('erase-contact by address', () => {
  test('erases the contact with it, and those merged into it', async () => {
    await plantEverywhere({ database, captureDir })
    const answer = await owner().post('erase-contact', { email: oldEmail })
    expect(answer.status, answer.body.error).toBe(200)
    expect(await tracesLeft()).toEqual([])
  })

  test('erases the contact whose former address it is', async () => {
    await createTestApp(database).post('subscribe-newsletter', { name: 'Zelda', email: oldEmail })
    const id = await idOf(database, oldEmail)
    await owner().post('update-contact', { id, version: 0, changes: { email } })
    const seen = await owner().post('preview-erasure', { email: oldEmail })
    expect(seen.body['data']).toMatchObject({ contact: { id, email }, counts: { forms: 1 } })
    await owner().post('erase-contact', { email: oldEmail })
    expect(await tracesLeft()).toEqual([])
  })

  test('suppresses an unknown address, so that it is not imported', async () => {
    await owner().post('erase-contact', { email: 'stranger@example.com' })
    const csv = 'email\nstranger@example.com\n'
    const imported = await owner().post('import-contacts', { csv, dryRun: true })
    expect(imported.body['data']).toMatchObject({ new: 0, faulty: 1 })
  })

  test('refuses both an id and an address, and neither', async () => {
    for (const body of [{}, { id: randomUUID(), email }]) {
      const answer = await owner().post('erase-contact', body)
      expect(answer.status).toBe(422)
      expect(answer.body.issues?.[0]?.message).toBe('Give either a contact or an address')
    }
  })
})

describe('mentions of an erased person in others’ data', () => {
  let other: string
  beforeEach(async () => {
    const { post } = createTestApp(database)
    await post('subscribe-newsletter', { name: 'Zelda Quist', email })
    await post('subscribe-newsletter', { name: 'Bob', email: 'bob@example.com' })
    other = await idOf(database, 'bob@example.com')
    await plantMentions({ database, captureDir }, other)
  })

  interface Seen {
    mentions: { kind: string; id: string; contact: { id: string } | null }[]
    hasMore: boolean
  }
  const seen = async () => (await owner().post('preview-erasure', { email })).body['data'] as Seen

  test('are listed, and stay unless decided otherwise', async () => {
    const { mentions, hasMore } = await seen()
    expect(mentions.map(({ kind }) => kind).toSorted()).toEqual([
      'message',
      'next-step',
      'note',
      'reply',
      'saved-view',
      'template',
      'testimonial',
    ])
    expect(mentions.find(({ kind }) => kind === 'note')?.contact?.id).toBe(other)
    expect(hasMore).toBe(false)
    await owner().post('erase-contact', { email })
    const left = new Set((await tracesLeft()).map((row) => row.split(':')[0]))
    expect([...left]).toEqual(
      expect.arrayContaining([
        'contacts',
        'notes',
        'replies',
        'reply_templates',
        'saved_views',
        'testimonials',
      ]),
    )
  })

  test.each(['cross-out', 'remove'])(
    'are gone from every table where the decision is to %s',
    async (decision) => {
      const { mentions } = await seen()
      const decided = mentions.map(({ kind, id }) => ({ kind, id, decision }))
      const answer = await owner().post('erase-contact', { email, mentions: decided })
      expect(answer.status, answer.body.error).toBe(200)
      expect(await tracesLeft()).toEqual([])
      const notes = (await owner().post('get-contact', { id: other, only: 'notes' })).body['data']
      if (decision === 'cross-out')
        expect(JSON.stringify(notes)).toContain('His partner is [erased], [erased].')
      expect(await idOf(database, 'bob@example.com')).toBe(other)
    },
  )

  test.each(['cross-out', 'remove'])(
    'are gone from captured mails where the decision is to %s',
    async (decision) => {
      const { mentions } = await seen()
      const named = (kind: string) => mentions.find((each) => each.kind === kind)?.id ?? ''
      for (const id of [named('reply'), named('testimonial'), other])
        writeFileSync(join(captureDir, `reply.${id}.eml`), 'Subject: Hello\r\n\r\nZelda Quist will call you.')
      const decided = mentions.map(({ kind, id }) => ({ kind, id, decision }))
      expect((await owner().post('erase-contact', { email, mentions: decided })).status).toBe(200)
      expect(readdirSync(captureDir)).toEqual([`reply.${other}.eml`])
    },
  )

  test('include a testimonial of somebody else that names them in its text', async () => {
    const body = exampleBodies['submit-testimonial'] ?? {}
    const testimonial = 'Zelda Quist showed us which step to fix first.'
    const sent = await createTestApp(database).post('submit-testimonial', {
      ...body,
      name: 'Bob Mill',
      email: 'bob@example.com',
      testimonial,
    })
    expect(sent.status, sent.body.error).toBe(200)
    const { mentions } = (await owner().post('preview-erasure', { email })).body['data'] as {
      mentions: { kind: string; id: string; text: string }[]
    }
    const found = mentions.find(({ text }) => text.includes(testimonial))
    expect(found?.kind).toBe('testimonial')
    const decided = [{ kind: 'testimonial', id: found?.id, decision: 'cross-out' }]
    expect((await owner().post('erase-contact', { email, mentions: decided })).status).toBe(200)
    expect((await tracesLeft()).filter((row) => row.includes('which step to fix'))).toEqual([])
    expect(JSON.stringify(await allRows(database))).toContain('[erased] showed us which step to fix first.')
  })

  test('exclude a name inside another name', async () => {
    await owner().post('add-note', {
      id: other,
      kind: 'note',
      text: 'Griselda Quisty and zelda.quist@example.com.au',
    })
    expect((await seen()).mentions.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  })
})

describe('an address that was erased', () => {
  beforeEach(async () => {
    await owner().post('erase-contact', { email })
  })

  test('is refused when added by hand, unless the user confirms that the person asked for it', async () => {
    const refused = await owner().post('create-contact', { email })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatch(
      /^This address was erased here on .+\. Add it again only if they have asked you to\.$/,
    )
    expect(refused.body.issues?.[0]?.path).toBe('email')
    expect(await database.db.$count(contacts)).toBe(0)
    const added = await owner().post('create-contact', { email, evenIfErased: true })
    expect(added.body['data']).toMatchObject({ isNew: true })
  })

  test('is refused as another contact’s new address', async () => {
    await createTestApp(database).post('subscribe-newsletter', { name: 'Bob', email: 'bob@example.com' })
    const id = await idOf(database, 'bob@example.com')
    const answer = await owner().post('update-contact', { id, version: 0, changes: { email } })
    expect(answer.status).toBe(409)
    expect(answer.body.error).toContain('This address was erased here on')
  })

  test('leads to the new contact of a person who returned', async () => {
    await createTestApp(database).post('subscribe-newsletter', { name: 'Zelda', email })
    const answer = await owner().post('create-contact', { email })
    expect(answer.body['data']).toMatchObject({ isNew: false })
  })
})
