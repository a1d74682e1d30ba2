import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listBackups } from '#contracts/list-backups'
import { backups } from '#server/db/schema/backups'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object, role: 'owner' | 'editor' = 'owner') =>
  createTestApp(database, { role }).post(name, body)

async function asked(what?: string): Promise<string> {
  const { status, body } = await post('create-backup', what === undefined ? {} : { what })
  expect(status, body.error).toBe(200)
  return (body['data'] as { id: string }).id
}

async function listed() {
  const { status, body } = await post('list-backups', {})
  expect(status, body.error).toBe(200)
  return listBackups.output.parse(body).data
}

test('a second request for a backup returns the running one; an export runs separately', async () => {
  const [first, second] = [await asked(), await asked()]
  expect(second).toBe(first)
  const exported = await asked('export')
  expect(exported).not.toBe(first)
  const { files } = await listed()
  expect(files.map(({ id, kind, state }) => `${id} ${kind} ${state}`).toSorted()).toEqual(
    [`${first} backup running`, `${exported} export running`].toSorted(),
  )
})

test('a backup without a heartbeat for three minutes is listed as lost, and another one can be requested', async () => {
  const id = await asked()
  await database.db.update(backups).set({
    begun_at: sql`now() - interval '3 minutes'`,
    seen_at: sql`now() - interval '3 minutes'`,
  })
  expect((await listed()).files.map(({ state }) => state)).toEqual(['lost'])
  expect(await asked()).not.toBe(id)
})

test('only an owner can list, create or download backups and exports of the whole site', async () => {
  const id = await asked()
  for (const [name, body] of [
    ['list-backups', {}],
    ['create-backup', {}],
    ['create-export', { what: 'backup', ids: [id] }],
    ['create-export', { what: 'everything', ids: [id] }],
  ] as const) {
    const { status, body: refused } = await post(name, body, 'editor')
    expect([name, status, refused.code]).toEqual([name, 403, 'forbidden'])
  }
})

test('downloading a backup that is not on this machine returns 404 with the reason', async () => {
  const id = await asked()
  await database.db
    .update(backups)
    .set({ finished_at: sql`now()`, file: '/nowhere/asked-for.backup', bytes: 1 })
  const [file] = (await listed()).files
  expect([file?.state, file?.isHere]).toEqual(['done', false])
  const { status, body } = await post('create-export', { what: 'backup', ids: [id] })
  expect([status, body.error]).toEqual([404, expect.stringContaining('isn’t on this server')])
})

test('a backup row that points to an arbitrary file on disk cannot be downloaded', async () => {
  const id = await asked()
  await database.db.update(backups).set({ finished_at: sql`now()`, file: import.meta.filename, bytes: 1 })
  expect((await listed()).files.map(({ isHere }) => isHere)).toEqual([false])
  expect((await post('create-export', { what: 'backup', ids: [id] })).status).toBe(404)
})
