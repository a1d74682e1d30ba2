import { expect, test } from 'vitest'
import { listBackups } from '#contracts/list-backups'
import { putProof } from '#server/queries/readiness/proofs.server'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'

test('list-backups returns the date of the last restore drill and whether backups are encrypted', async () => {
  const database = await testDatabase()
  const { post } = createTestApp(database, { role: 'owner' })
  const listed = async () => listBackups.output.parse((await post('list-backups', {})).body).data
  expect(await listed()).toMatchObject({ isOn: true, isEncrypted: false, drilledAt: null, files: [] })

  const now = new Date('2026-11-20T10:00:00Z')
  await putProof(database.db, { name: 'restore', subject: '', now })
  const changes = [{ name: 'BACKUP_PASSPHRASE', value: 'a long passphrase', updatedAt: null }]
  const saved = await post('save-settings', { changes })
  expect(saved.status, saved.body.error).toBe(200)
  expect(JSON.stringify(saved.body)).not.toContain('a long passphrase')
  expect(await listed()).toMatchObject({ isEncrypted: true, drilledAt: now.toISOString() })
})

test('save-settings refuses a backup passphrase of fewer than 12 characters, at its field', async () => {
  const { post } = createTestApp(await testDatabase(), { role: 'owner' })
  const changes = [{ name: 'BACKUP_PASSPHRASE', value: 'too short', updatedAt: null }]
  const { status, body } = await post('save-settings', { changes })
  expect([status, body.issues?.[0]?.path]).toEqual([422, 'changes.0.value'])
  expect(body.error).toContain('at least 12 characters')
})
