import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase, type Database } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { temporaryFolder } from '#test/server-process'
import { copyEmbedded, deleteCopies } from './embedded-copy.ts'

async function runningSite(dataDir: string): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => database.close())
  return database
}

/** Each opens an embedded database. */
const patient = { timeout: 240_000 }

test(
  'refuses a symbolic link among the database’s files, names it, and leaves no copy',
  patient,
  async () => {
    const dataDir = temporaryFolder()
    const database = await runningSite(dataDir)
    const elsewhere = temporaryFolder()
    writeFileSync(join(elsewhere, 'precious'), 'precious')
    symlinkSync(elsewhere, join(dataDir, 'db', 'linked'))
    await expect(copyEmbedded(database, dataDir)).rejects.toThrow(
      `${join(dataDir, 'db', 'linked')} is a symbolic link`,
    )
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db-copy-'))).toEqual([])
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
)

/** Inserts rows of half a page, so that the table, its index and the log grow during the copy. */
async function writeUntil(over: AbortSignal, { pool }: Database): Promise<number> {
  let written = 0
  for (; !over.aborted; written += 1)
    await pool.query(`insert into written select $1::integer, repeat(md5($1::integer::text), 100)`, [written])
  return written
}

async function rowsOfCopy(dataDir: string, name: string): Promise<{ index: number[]; table: number[] }> {
  const lite = await openEmbedded(join(dataDir, name, 'db'))
  const read = async (setting: string) => {
    await lite.exec(`set enable_seqscan = ${setting}; set enable_indexscan = on`)
    const { rows } = await lite.query<{ n: number }>(
      `select n from written where length(text) = 3200 ${setting === 'off' ? 'order by n' : ''}`,
    )
    return rows.map(({ n }) => n).toSorted((one, other) => one - other)
  }
  const [index, table] = [await read('off'), await read('on')]
  await lite.close()
  return { index, table }
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

async function writtenSite(dataDir: string): Promise<Database> {
  const database = await runningSite(dataDir)
  await database.pool.query('create table written (n int primary key, text text)')
  return database
}

test('copying an embedded database during writes gives a consistent snapshot', patient, async () => {
  const dataDir = temporaryFolder()
  const database = await writtenSite(dataDir)
  const over = new AbortController()
  const writing = writeUntil(over.signal, database)
  const names: string[] = []
  for (let round = 0; round < 3; round += 1) names.push(await copyEmbedded(database, dataDir))
  over.abort()
  const written = await writing
  let before = 0
  for (const name of names) {
    const { index, table } = await rowsOfCopy(dataDir, name)
    expect(index).toEqual(upTo(index.length))
    expect(table).toEqual(index)
    expect(index.length).toBeGreaterThan(before)
    expect(index.length).toBeLessThanOrEqual(written)
    before = index.length
  }
})

test('queries are answered while the database files are copied', patient, async () => {
  const dataDir = temporaryFolder()
  const database = await writtenSite(dataDir)
  const copied = new AbortController()
  const copying = copyEmbedded(database, dataDir).finally(() => copied.abort())
  let answered = 0
  for (; !copied.signal.aborted; answered += 1) await database.pool.query('select 1')
  await copying
  // Queries before the checkpoint, after it and after the log are three; more can only run during the copy.
  expect(answered).toBeGreaterThan(5)
})

test('a copy starts over when a table is rewritten during it', patient, async () => {
  const dataDir = temporaryFolder()
  const database = await writtenSite(dataDir)
  const rows = 200
  for (let n = 0; n < rows; n += 1)
    await database.pool.query(`insert into written select $1::integer, repeat(md5($1::integer::text), 100)`, [
      n,
    ])
  let rewritten = 0
  const copying = copyEmbedded(database, dataDir)
  for (; rewritten < 3; rewritten += 1) {
    await database.pool.query('vacuum full written')
    await database.pool.query('checkpoint')
  }
  const { index, table } = await rowsOfCopy(dataDir, await copying)
  expect([index, table]).toEqual([upTo(rows), upTo(rows)])
})

test('deletes copies that killed processes left, without following symbolic links', () => {
  const [dataDir, elsewhere] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(join(elsewhere, 'precious'), 'precious')
  mkdirSync(join(dataDir, 'db-copy-killed/db/base'), { recursive: true })
  symlinkSync(elsewhere, join(dataDir, 'db-copy-linked'))
  symlinkSync('/nowhere', join(dataDir, 'db-copy-dangling'))
  mkdirSync(join(dataDir, 'db'))
  deleteCopies(dataDir)
  expect(readdirSync(dataDir)).toEqual(['db'])
  expect(readdirSync(elsewhere)).toEqual(['precious'])
})
