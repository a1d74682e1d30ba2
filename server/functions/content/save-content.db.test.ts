import { beforeEach, expect, test } from 'vitest'
import { contentVersions } from '#server/db/schema/content-versions'
import { callerWith } from '#test/app'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'
import { putAccount } from '#test/team'

let database: TestDatabase
let editor: ReturnType<typeof contentEditor>
beforeEach(async () => {
  database = await testDatabase()
  editor = contentEditor(database)
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
])('save-content refuses %s, and names the field', async (_what, overlay, path, message) => {
  const { status, body } = await editor.save(overlay)
  expect(status).toBe(422)
  expect(body.issues?.map((issue) => issue.path)).toContain(`overlay.${path}`)
  if (message) expect(body.error).toBe(`The field ${path} ${message}.`)
  expect(await database.db.$count(contentVersions)).toBe(0)
})

test('the second of two conflicting saves of content gets a 409 with both values', async () => {
  await putAccount(database.db, 'editor', 'ada.lee@example.com')
  const first = await editor.save({ audit: { priceUsd: 2_100 } })
  expect(first.status).toBe(200)
  const late = await editor.post('save-content', {
    overlay: { audit: { priceUsd: 2_200 }, scorecard: { minutes: 4 } },
    seen: null,
  })
  expect(late.status).toBe(409)
  expect(late.body.error).toBe('Ada has saved a draft since you looked. Look at both, then try again.')
  expect(late.body.issues).toEqual([
    { path: 'overlay.audit.priceUsd', message: 'audit.priceUsd: theirs is 2100, yours 2200' },
    {
      path: 'overlay.scorecard',
      message: 'scorecard: theirs is as the site has it by itself, yours {"minutes":4}',
    },
  ])
  const seen = await editor.seen()
  expect((await editor.post('publish-content', seen)).status).toBe(200)
  const again = await editor.post('publish-content', seen)
  expect(again.status).toBe(409)
  expect(again.body.error).toContain('The draft that you saw is not there anymore')
  await editor.save({ audit: { priceUsd: 2_300 } })
  const { status, body } = await editor.post('publish-content', { ...(await editor.seen()), seenNumber: 0 })
  expect([status, body.error]).toEqual([
    409,
    'Ada has published version 1 since you looked. Look at both, then try again.',
  ])
})

test('of two concurrent saves of the first draft, one gets a 409', async () => {
  const both = await Promise.all(
    [2_100, 2_200].map((priceUsd) =>
      editor.post('save-content', { overlay: { audit: { priceUsd } }, seen: null }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('saving and publishing content is logged with the previous values, and without the preview key', async () => {
  await editor.save({ audit: { priceUsd: 2_100 } })
  const { path } = (await editor.post('preview-content', {})).body['data'] as { path: string }
  await editor.publish()
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
