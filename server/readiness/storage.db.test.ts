import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'
import { judgeStorage } from './storage.ts'

test('PostgreSQL that does not wait for the disk is unsafe; the embedded engine is judged by its folder', async () => {
  const { db, engine } = await testDatabase()
  const folder = temporaryFolder()
  const judged = await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    return judgeStorage({ db: tx, engine }, folder)
  })
  if (engine === 'pglite') expect(judged).not.toBe('unsafe')
  else expect(judged).toBe('unsafe')
})
