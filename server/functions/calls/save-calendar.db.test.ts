import { beforeEach, expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { sealContext } from '#server/queries/calls/calendars.server'
import { createSeal } from '#server/settings/sealed'
import { createTestApp, testSecret } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

const address = 'https://calendar.example.com/nora/canary.ics'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const owner = () => createTestApp(database, { role: 'owner' })
const stored = () => database.db.select().from(calendars)
const save = async (input: object) => {
  const { status, body } = await owner().post('save-calendar', { name: 'Work', address, ...input })
  return { status, body, id: (body['data'] as { id: string } | undefined)?.id ?? '' }
}
const listed = async () => (await owner().post('list-calendars', {})).body

test('save-calendar stores the address encrypted, and neither list nor log contains it', async () => {
  const { status, id } = await save({ name: ' Work ', address: address.replace('https', 'webcal') })
  expect(status).toBe(200)
  const [row] = await stored()
  expect(row).toMatchObject({ id, name: 'Work', tried_at: null })
  expect(createSeal(testSecret).decrypt(sealContext(id), row?.address ?? '')).toBe(address)
  expect(createSeal(testSecret).decrypt(sealContext('another'), row?.address ?? '')).toBeUndefined()
  expect(await listed()).toMatchObject({
    data: [{ id, name: 'Work', readAt: null, fault: null, busyAhead: 0 }],
  })
  await owner().post('remove-calendar', { id })
  const everything = await database.pool.query('select (select json_agg(l) from log l) as log')
  expect(JSON.stringify(everything.rows)).toContain('Work')
  expect(JSON.stringify(everything.rows)).not.toContain('canary')
})

test('changing a calendar’s address schedules a read at once and keeps the busy times until then', async () => {
  const { id } = await save({})
  const busy = [[1, 2]] as const
  await database.db
    .update(calendars)
    .set({ busy, tried_at: new Date(), etag: '"one"', expanded_at: new Date(), fault: 'Gone.' })
  await save({ id, name: 'Home', address: `${address}?two` })
  expect(await stored()).toMatchObject([
    { id, name: 'Home', tried_at: null, etag: null, expanded_at: null, busy },
  ])
  expect((await save({ id: crypto.randomUUID() })).status).toBe(404)
})

test.each([
  ['no address', ''],
  ['text', 'my calendar'],
  ['a file', 'file:///etc/passwd'],
  ['a user’s name and password', 'https://nora:canary@calendar.example.com/'],
])('save-calendar refuses %s as an address', async (_, given) => {
  const { status, body } = await save({ address: given })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('It begins with https:// or webcal://')
  expect(await stored()).toEqual([])
})

test('save-calendar returns 409 for an eleventh calendar', async () => {
  for (let number = 0; number < 10; number += 1) expect((await save({})).status).toBe(200)
  expect(await save({})).toMatchObject({
    status: 409,
    body: { error: '10 calendars are the most. Remove one first.' },
  })
  expect(await stored()).toHaveLength(10)
})
