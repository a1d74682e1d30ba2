import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/db/migrate'
import { allRows } from '#test/all-rows'
import { backedUp, restored } from '#test/backups'
import { ownDatabase } from '#test/own-database'
import { readBackup } from './read-backup.ts'

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a backup contains all rows of a concurrent transaction or none of them',
  async () => {
    const source = await ownDatabase('postgres')
    await migrateDatabase(source)
    const { pool } = source
    const over = new AbortController()
    let written = 0
    // Tables are read in order of their names, so that the two of each pair are read at different times.
    async function write(): Promise<void> {
      while (!over.signal.aborted) {
        const [contact, activity] = [randomUUID(), randomUUID()]
        await pool.query(
          `with person as (
            insert into contacts (id, email, created_at, last_activity_at) values ($1::uuid, $1::uuid::text, now(), now()) returning id
          )
          insert into activities (id, contact_id, kind, subject_id, content, created_at)
          select $2, id, 'contact', $2, '[]', now() from person`,
          [contact, activity],
        )
        if (written % 3 === 0) await pool.query('delete from activities where contact_id = $1', [contact])
        if (written % 3 === 0) await pool.query('delete from contacts where id = $1', [contact])
        written += 1
      }
    }
    const writers = [write(), write(), write()]
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(200)
    const paths: string[] = []
    for (let round = 0; round < 5; round += 1) paths.push((await backedUp(source)).path)
    over.abort()
    await Promise.all(writers)

    for (const path of paths) {
      const { contents } = await readBackup(path, undefined)
      const rows = new Map(contents.tables.map((table) => [table.name, table.rows]))
      expect(rows.get('activities')).toBeGreaterThan(0)
      const target = await ownDatabase('postgres')
      // Restores the foreign keys, which fails if one is broken.
      await restored(target, path)
      const is = await allRows(target)
      expect(is['activities']).toHaveLength(rows.get('activities') ?? 0)
    }
  },
)
