import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listBackups } from '#contracts/list-backups'
import { claimDrill } from '#server/backup/requested-files'
import { backups } from '#server/db/schema/backups'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'owner' }).post(name, body)

async function putBackup({ isHere = true } = {}): Promise<string> {
  const id = randomUUID()
  const file = join(temporaryFolder(), 'asked-for-2026-11-29.backup')
  if (isHere) writeFileSync(file, '')
  const at = new Date()
  await database.db.insert(backups).values({ id, occasion: 'asked for', begun_at: at, finished_at: at, file })
  return id
}

async function drillOf(id: string) {
  const { files } = listBackups.output.parse((await post('list-backups', {})).body).data
  return files.find((file) => file.id === id)?.drill
}

test('a second request for a restore drill starts none while the first one is running', async () => {
  const id = await putBackup()
  expect(await drillOf(id)).toBeNull()
  expect((await post('test-backup', { id })).status).toBe(200)
  expect(await drillOf(id)).toMatchObject({ state: 'running', fault: null })
  const now = new Date()
  expect(await claimDrill(database.db, now)).toMatchObject({ id })
  expect(await claimDrill(database.db, now)).toBeUndefined()
  await post('test-backup', { id })
  expect(await claimDrill(database.db, now)).toBeUndefined()
  await database.db.update(backups).set({ drill_fault: 'This file is cut off.' })
  expect(await drillOf(id)).toMatchObject({ state: 'failed', fault: 'This file is cut off.' })
  await post('test-backup', { id })
  expect(await claimDrill(database.db, now)).toMatchObject({ id })
  await database.db.update(backups).set({ drilled_at: now })
  expect(await drillOf(id)).toEqual({ state: 'done', at: now.toISOString(), fault: null })
})

test('a restore drill that began over an hour ago is listed as lost and can be requested again', async () => {
  const id = await putBackup()
  const asked = new Date(Date.now() - 61 * 60_000)
  await database.db.update(backups).set({ drill_asked_at: asked, drill_begun_at: asked })
  expect(await drillOf(id)).toMatchObject({ state: 'lost' })
  await post('test-backup', { id })
  expect(await claimDrill(database.db, new Date())).toMatchObject({ id })
})

test('test-backup returns 404 for a backup that is on another machine', async () => {
  const answer = await post('test-backup', { id: await putBackup({ isHere: false }) })
  expect(answer.status).toBe(404)
  expect(answer.body.error).toContain('made on another server')
})
