import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { allRows } from '#test/all-rows'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { email, idOf, oldEmail, ownerOf, plantEverywhere, plantMentions } from '#test/planted-person'
import { temporaryFolder } from '#test/server-process'
import { putAccount } from '#test/team'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const site = () => ({ database, captureDir: temporaryFolder() })
const preview = (body: object) => ownerOf(site()).post('preview-erasure', body)

test('preview-erasure returns the contact, their addresses and row counts, and changes nothing', async () => {
  await plantEverywhere(site())
  const before = await allRows(database)
  const { body } = await preview({ email: oldEmail })
  expect(body['data']).toMatchObject({
    contact: { id: await idOf(database, email), email },
    emails: expect.arrayContaining([email, oldEmail]) as string[],
    terms: expect.arrayContaining([email, 'zelda quist']) as string[],
    counts: { forms: 14, written: 3 },
    erasedAt: null,
    isColleague: false,
    mentions: [],
  })
  expect(await allRows(database)).toEqual(before)
})

test('preview-erasure lists mentions by others, with their contact', async () => {
  const { post } = createTestApp(database)
  await post('subscribe-newsletter', { name: 'Zelda Quist', email })
  await post('subscribe-newsletter', { name: 'Bob', email: 'bob@example.com' })
  const other = await idOf(database, 'bob@example.com')
  await plantMentions(site(), other)
  const { mentions } = (await preview({ email })).body['data'] as {
    mentions: { kind: string; text: string; contact: object | null }[]
  }
  expect(mentions.find(({ kind }) => kind === 'note')).toMatchObject({
    text: `His partner is Zelda Quist, ${email}.`,
    contact: { id: other, name: 'Bob' },
  })
})

test('preview-erasure reports a colleague, and an earlier erasure of the address', async () => {
  await putAccount(database.db, 'editor', email)
  expect((await preview({ email })).body['data']).toMatchObject({ contact: null, isColleague: true })
  await ownerOf(site()).post('erase-contact', { email: oldEmail })
  const { erasedAt } = (await preview({ email: oldEmail })).body['data'] as { erasedAt: string }
  expect(Date.parse(erasedAt)).toBeGreaterThan(0)
})

test('preview-erasure returns 404 for an unknown id', async () => {
  expect((await preview({ id: randomUUID() })).status).toBe(404)
})
