import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import {
  email,
  idOf,
  oldEmail,
  ownerOf,
  plantEverywhere,
  plantInLog,
  plantMentions,
  traces,
} from '#test/planted-person'
import { createTestApp } from '#test/app'
import { temporaryFolder } from '#test/server-process'
import { clearErased } from './clear-erased.ts'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'

/** Returns the files in a folder that contain any of the erased person’s data. */
function filesWithTraces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => traces.test(readFileSync(path, 'latin1')))
}

/** The test opens an embedded database and rewrites all of its files. */
const patient = { timeout: 120_000 }

test(
  'after an erasure, no file of the embedded database or its folder contains the person’s data',
  patient,
  async () => {
    const dataDir = temporaryFolder()
    const captureDir = join(dataDir, 'mail')
    mkdirSync(captureDir)
    const database = await connectDatabase({ databaseUrl: undefined, dataDir })
    await migrateDatabase(database)
    const site = { database, captureDir }
    const clear = () => clearErased({ database, dataDir, zone: () => 'America/New_York', log: { info() {} } })
    expect(await clear()).toBe(false)

    await plantEverywhere(site)
    await createTestApp(database).post('subscribe-newsletter', { name: 'Bob', email: 'bob@example.com' })
    await plantInLog(site)
    await plantMentions(site, await idOf(database, 'bob@example.com'))
    // Creates planner statistics, which contain values of the rows too.
    await database.pool.query('analyze')
    await database.pool.query('checkpoint')
    expect(filesWithTraces(dataDir).length).toBeGreaterThan(30)

    const { post } = ownerOf(site)
    const seen = await post('preview-erasure', { email })
    const { mentions } = seen.body['data'] as { mentions: { kind: string; id: string }[] }
    const decided = mentions.map(({ kind, id }) => ({ kind, id, decision: 'remove' }))
    for (const body of [
      { email, mentions: decided },
      { email: 'zelda.imported@example.com' },
      { email: 'zelda.undone@example.com' },
    ]) {
      const answer = await post('erase-contact', body)
      expect(answer.status, answer.body.error).toBe(200)
    }
    expect(await idOf(database, oldEmail)).toBe('')
    expect(filesWithTraces(dataDir).length).toBeGreaterThan(0)

    await database.pool.query('analyze')
    expect(await clear()).toBe(true)
    expect(filesWithTraces(dataDir)).toEqual([])
    // A second run finds nothing to do, and the other contact is still stored.
    expect(await clear()).toBe(false)
    expect((await database.db.select().from(contacts)).map((contact) => contact.email)).toEqual([
      'bob@example.com',
    ])
    await database.close()
    expect(filesWithTraces(dataDir)).toEqual([])
  },
)
