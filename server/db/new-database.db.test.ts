import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { unpackNewDatabase } from './new-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'new-database-'))
const file = join(folder, 'new.tar.gz')
beforeAll(async () => {
  const lite = await openEmbedded()
  await lite.exec('create extension pg_trgm; create table leads (name text)')
  await lite.exec('create index leads_search on leads using gin (name gin_trgm_ops)')
  const dump = await lite.dumpDataDir('gzip')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await lite.close()
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a first start finds the schema, even after one that was killed while unpacking', async () => {
  const directory = join(folder, 'db')
  mkdirSync(`${directory}.unfinished`)
  writeFileSync(join(`${directory}.unfinished`, 'PG_VERSION'), 'half')
  await unpackNewDatabase(directory, file)
  const lite = await openEmbedded(directory)
  await lite.query("insert into leads values ('Ada')")
  await lite.close()
  // Existing data stays: the next start unpacks nothing over it.
  await unpackNewDatabase(directory, file)
  const again = await openEmbedded(directory)
  expect((await again.query('select name from leads')).rows).toEqual([{ name: 'Ada' }])
  await again.close()
  expect(readdirSync(folder).toSorted()).toEqual(['db', 'new.tar.gz'])
})

test('leaves existing files of any kind alone', async () => {
  const directory = join(folder, 'restored')
  mkdirSync(directory)
  writeFileSync(join(directory, 'base'), 'somebody is restoring this')
  await unpackNewDatabase(directory, file)
  expect(readdirSync(directory)).toEqual(['base'])
})

test('creates no database directory when there is no prebuilt database', async () => {
  const directory = join(folder, 'none')
  await unpackNewDatabase(directory, join(folder, 'missing'))
  expect(readdirSync(folder)).not.toContain('none')
})
