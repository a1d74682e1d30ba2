import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { actsIn, loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const update = (body: object) => createTestApp(database, { role: 'editor' }).post('update-contacts', body)
const all = () => database.db.select().from(contacts)

test('update-contacts sets and clears the next step of several contacts', async () => {
  const ids = [await putContact(database), await putContact(database, { next_step: 'Call' })]
  const step = { next_step: 'Send the outline', next_step_on: '2026-12-01' }
  expect((await update({ ids, ...step })).body['data']).toEqual({ changed: 2 })
  expect(await all()).toMatchObject([step, step])
  expect(await loggedIn(database)).toHaveLength(1)
  await update({ ids, next_step: null, next_step_on: null })
  expect(await all()).toMatchObject([{ next_step: null }, { next_step_on: null }])
})

test('update-contacts assigns leads to accounts that may work on them, and to no others', async () => {
  const ids = [await putContact(database)]
  const [editor, viewer] = ['6d1f0a52-0000-4000-8000-0000000000e1', '6d1f0a52-0000-4000-8000-0000000000e2']
  await database.db.execute(sql`
    insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at) values
      (${editor}, 'e@example.com', '', 'editor', now(), now(), now()),
      (${viewer}, 'v@example.com', '', 'viewer', now(), now(), now())`)
  expect((await update({ ids, owner_id: editor })).status).toBe(200)
  expect((await update({ ids, owner_id: viewer })).body.error).toBe(
    'Only an owner or an editor can work on leads.',
  )
  expect(await all()).toMatchObject([{ owner_id: editor }])
})

test('update-contacts changes 250 contacts as one action, and returns 409 for a wrong expected count', async () => {
  await database.db.execute(sql`
    insert into contacts (id, email, created_at, last_activity_at)
    select gen_random_uuid(), n || '@example.com', now(), now() from generate_series(1, 250) as n`)
  const step = { next_step: 'Call', next_step_on: '2026-12-01' }
  const refused = await update({ filter: {}, expectedCount: 249, ...step })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'You chose 249, and there are 250 now. Nothing was changed. Look at the list again, then choose.',
  ])
  const { body } = await update({ filter: {}, expectedCount: 250, ...step })
  expect(body['data']).toEqual({ changed: 250 })
  expect(await actsIn(database)).toHaveLength(1)
  expect(new Set((await all()).map(({ next_step }) => next_step))).toEqual(new Set(['Call']))
  const undone = await createTestApp(database, { role: 'editor' }).post('undo', { logId: body['logId'] })
  expect(undone.body['data']).toMatchObject({ kept: 0 })
  expect(new Set((await all()).map(({ next_step }) => next_step))).toEqual(new Set([null]))
})

test('update-contacts refuses a request that sets nothing', async () => {
  expect((await update({ ids: [await putContact(database)] })).body.error).toBe('Say what to set')
})
