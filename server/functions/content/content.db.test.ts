import { beforeEach, expect, test } from 'vitest'
import type { ContentDraft, PublishedContent } from '#contracts/content-version'
import { followChanges } from '#server/db/changes'
import { contentVersions } from '#server/db/schema/content-versions'
import { previewedOverlay } from '#server/queries/content/content-versions.server'
import { addAccount } from '#test/accounts'
import { callerWith, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
let app: ReturnType<typeof createTestApp>
beforeEach(async () => {
  database = await testDatabase()
  app = createTestApp(database, { role: 'editor' })
})

interface Told {
  draft: ContentDraft | null
  published: PublishedContent | null
  content: { audit: { priceUsd: number; weeks: number } }
}

const told = async () => (await app.post('get-content', {})).body['data'] as Told
const seenNow = async () => {
  const { draft, published } = await told()
  return { seen: draft?.savedAt ?? null, seenNumber: published?.number ?? 0 }
}
const save = async (overlay: object | null) =>
  app.post('save-content', { overlay, seen: (await seenNow()).seen })
const publish = async () => app.post('publish-content', await seenNow())

test('a draft is seen by admins alone until it is published, and then holds', async () => {
  const changes = await followChanges(database)
  const heard: string[] = []
  changes.subscribe((topic) => heard.push(topic))
  const saved = await save({ audit: { priceUsd: 2_100, weeks: 4 }, company: { name: ' Acme ' } })
  expect(saved.status, saved.body.error).toBe(200)
  // What is as the site says it by itself is no change, and names are trimmed.
  const overlay = { audit: { priceUsd: 2_100 }, company: { name: 'Acme' } }
  expect(await told()).toMatchObject({
    published: null,
    draft: { overlay },
    content: { audit: { priceUsd: 1_999 } },
  })
  expect(heard).toEqual([])
  const { status, body } = await publish()
  expect(status, body.error).toBe(200)
  expect(body['data']).toMatchObject({ published: { number: 1, overlay } })
  expect(await told()).toMatchObject({
    published: { number: 1, overlay },
    draft: null,
    content: { audit: { priceUsd: 2_100, weeks: 4 } },
  })
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['content'])
  await changes.close()
})

test.each([
  ['too few weeks', { audit: { weeks: 3 } }, 'audit.weeks', 'is less than 4'],
  ['a price that is none', { audit: { priceUsd: '$5' } }, 'audit.priceUsd', 'is no whole number'],
  [
    'a deposit above the price',
    { audit: { depositUsd: 5_000 } },
    'audit.depositUsd',
    'is not less than the price',
  ],
  [
    'a field that is not there',
    { audit: { prize: 1 } },
    'audit.prize',
    'is nothing that can be said otherwise',
  ],
  ['a section that is not there', { prices: {} }, 'prices', 'is nothing that can be said otherwise'],
  ['a section that is none', { audit: 5 }, 'audit', undefined],
  ['a list that is too short', { chatAgents: { agents: ['One'] } }, 'chatAgents.agents', undefined],
  ['no time', { workshops: { free: { time: '25:00' } } }, 'workshops.free.time', 'is no time such as 14:00'],
  ['no zone', { workshops: { free: { zone: 'Mars/Base' } } }, 'workshops.free.zone', undefined],
  ['a name over two lines', { company: { name: 'A\nBcc: b@example.com' } }, 'company.name', undefined],
  ['a name that mails cannot carry', { company: { name: 'A <a@example.com>' } }, 'company.name', undefined],
])('refuses %s, and says where', async (_what, overlay, path, message) => {
  const { status, body } = await save(overlay)
  expect(status).toBe(422)
  expect(body.issues?.map((issue) => issue.path)).toContain(`overlay.${path}`)
  if (message) expect(body.error).toBe(`The field ${path} ${message}.`)
  expect(await database.db.$count(contentVersions)).toBe(0)
})

test('who is second hears who was first, and what both say', async () => {
  await addAccount(database, { email: 'ada@example.com', role: 'editor' })
  const first = await save({ audit: { priceUsd: 2_100 } })
  expect(first.status).toBe(200)
  const late = await app.post('save-content', {
    overlay: { audit: { priceUsd: 2_200 }, scorecard: { minutes: 4 } },
    seen: null,
  })
  expect(late.status).toBe(409)
  expect(late.body.error).toBe('Somebody has saved a draft since you looked. Look at both, then try again.')
  expect(late.body.issues).toEqual([
    { path: 'overlay.audit.priceUsd', message: 'audit.priceUsd: theirs is 2100, yours 2200' },
    {
      path: 'overlay.scorecard',
      message: 'scorecard: theirs is as the site has it by itself, yours {"minutes":4}',
    },
  ])
  const seen = await seenNow()
  expect((await app.post('publish-content', seen)).status).toBe(200)
  const again = await app.post('publish-content', seen)
  expect(again.status).toBe(409)
  expect(again.body.error).toContain('The draft that you saw is not there anymore')
  await save({ audit: { priceUsd: 2_300 } })
  const { status, body } = await app.post('publish-content', { ...(await seenNow()), seenNumber: 0 })
  expect([status, body.error]).toEqual([
    409,
    'Somebody has published version 1 since you looked. Look at both, then try again.',
  ])
})

test('of two who save the first draft at once, one is told', async () => {
  const both = await Promise.all(
    [2_100, 2_200].map((priceUsd) =>
      app.post('save-content', { overlay: { audit: { priceUsd } }, seen: null }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('what was published can be seen, and restored as a new version', async () => {
  for (const priceUsd of [2_100, 2_200]) {
    await save({ audit: { priceUsd } })
    await publish()
  }
  const restored = await app.post('restore-content-version', { number: 1, seenNumber: 2 })
  expect(restored.status, restored.body.error).toBe(200)
  expect((await told()).content.audit.priceUsd).toBe(2_100)
  expect((await app.post('restore-content-version', { number: 0, seenNumber: 3 })).status).toBe(200)
  expect((await told()).content.audit.priceUsd).toBe(1_999)
  const { body } = await app.post('list-content-versions', { limit: 3 })
  expect((body['data'] as PublishedContent[]).map(({ number }) => number)).toEqual([4, 3, 2])
  expect(body['count']).toEqual({ value: 4, exact: true })
  const rest = await app.post('list-content-versions', { limit: 3, cursor: body['nextCursor'] })
  expect((rest.body['data'] as PublishedContent[]).map(({ number }) => number)).toEqual([1])
  expect((await app.post('restore-content-version', { number: 9, seenNumber: 4 })).status).toBe(404)
  expect((await app.post('restore-content-version', { number: 1, seenNumber: 3 })).status).toBe(409)
})

test('the private address shows the draft while there is one', async () => {
  expect((await app.post('preview-content', {})).status).toBe(404)
  await save({ audit: { priceUsd: 2_100 } })
  const { path } = (await app.post('preview-content', { path: '/ai-audit' })).body['data'] as { path: string }
  expect(path).toMatch(/^\/ai-audit\?draft=[\w-]{32}$/)
  const key = path.slice('/ai-audit?draft='.length)
  await save({ audit: { priceUsd: 2_200 } })
  expect(await previewedOverlay(database.db, key)).toEqual({ audit: { priceUsd: 2_200 } })
  await publish()
  expect(await previewedOverlay(database.db, key)).toBeUndefined()
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a?b'])
    expect((await app.post('preview-content', { path: elsewhere })).status).toBe(422)
})

test('stands in the log with what it said before, and no secret', async () => {
  await save({ audit: { priceUsd: 2_100 } })
  const { path } = (await app.post('preview-content', {})).body['data'] as { path: string }
  await publish()
  const rows = await loggedIn(database)
  expect(rows.every(({ user_id }) => user_id === (callerWith('editor') as { userId: string }).userId)).toBe(
    true,
  )
  expect(
    rows.map(({ action, subject_kind, subject_id, before, after }) => ({
      action,
      subject_kind,
      subject_id,
      before,
      after,
    })),
  ).toEqual(
    expect.arrayContaining([
      {
        action: 'save-content',
        subject_kind: 'content',
        subject_id: 'draft',
        before: null,
        after: { overlay: { audit: { priceUsd: 2_100 } } },
      },
      {
        action: 'publish-content',
        subject_kind: 'content',
        subject_id: 'published',
        before: { number: 0, overlay: {} },
        after: { number: 1, overlay: { audit: { priceUsd: 2_100 } } },
      },
    ]),
  )
  expect(JSON.stringify(rows)).not.toContain(path.split('=')[1])
})
