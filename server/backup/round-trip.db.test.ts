import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addSampleContent } from '#server/process/sample-content'
import { knownVersions } from '#server/db/schema-version'
import { migrateDatabase } from '#server/db/migrate'
import { allRows } from '#test/all-rows'
import { backedUp, backupSecret, madeAt, restored } from '#test/backups'
import { fillEveryTable } from '#test/every-table'
import { engines, ownDatabase } from '#test/own-database'
import { readBackup } from './read-backup.ts'

/** Each migrates two databases. */
const patient = { timeout: 180_000 }

const ways = engines.flatMap((from) => engines.map((to) => ({ from, to })))

test.for(ways)(
  'every row of every table is restored unchanged: $from to $to',
  patient,
  async ({ from, to }) => {
    const [source, target] = await Promise.all([ownDatabase(from), ownDatabase(to)])
    await migrateDatabase(source)
    await fillEveryTable(source)
    const { path } = await backedUp(source)
    const before = await allRows(source)
    expect(Object.values(before).map(({ length }) => length)).not.toContain(0)

    const { tables, leftOut } = await restored(target, path)
    expect(await allRows(target)).toEqual(before)
    expect(leftOut).toEqual([])
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(before).toSorted())

    // A backup of the restored database has the same checksum for each table.
    const again = await readBackup((await backedUp(target)).path, undefined)
    expect(again.contents).toEqual((await readBackup(path, undefined)).contents)
  },
)

test.for(engines)('a restored site has its foreign keys and can be written: %s', patient, async (engine) => {
  const target = await ownDatabase(engine)
  const source = await ownDatabase('pglite')
  await migrateDatabase(source)
  await addSampleContent(source, madeAt)
  await restored(target, (await backedUp(source)).path)
  const restraints = `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = current_schema()::regnamespace and contype = 'f' order by 1`
  const is = await target.pool.query(restraints)
  expect(is.rows).toEqual((await source.pool.query(restraints)).rows)
  await migrateDatabase(target)
  await addSampleContent(target, madeAt)
  expect(await allRows(target)).toEqual(await allRows(source))
})

test.for(engines)('a restore keeps sequences and computes generated columns: %s', async (engine) => {
  const [source, target] = await Promise.all([ownDatabase(engine), ownDatabase('pglite')])
  for (const database of [source, target]) {
    await migrateDatabase(database)
    // Column kinds that a table of a later version may have.
    await database.pool.query(`
      create table "Counted" (
        gone text, number integer generated always as identity, serial bigserial,
        word text, loud text generated always as (upper(word)) stored
      );
      alter table "Counted" drop column gone`)
  }
  await source.pool.query(`insert into "Counted" (word) values ('one'), ('two')`)
  await restored(target, (await backedUp(source)).path)
  await target.pool.query(`insert into "Counted" (word) values ('three')`)
  const { rows } = await target.pool.query('select * from "Counted"')
  expect(rows).toEqual([
    { number: 1, serial: '1', word: 'one', loud: 'ONE' },
    { number: 2, serial: '2', word: 'two', loud: 'TWO' },
    { number: 3, serial: '3', word: 'three', loud: 'THREE' },
  ])
})

test(
  'a backup contains the tables of other programs, and a restore skips them and reports their names',
  patient,
  async () => {
    const [source, target] = await Promise.all([ownDatabase('pglite'), ownDatabase('pglite')])
    await migrateDatabase(source)
    await source.pool.query('create table of_somebody_else as select 1 as one')
    const { leftOut } = await restored(target, (await backedUp(source)).path)
    expect(leftOut).toEqual(['of_somebody_else'])
  },
)

test('a restored backup of an older version is migrated to the current schema', patient, async () => {
  const versions = knownVersions()
  const older = versions.find(({ name }) => name.endsWith('_delivery_attempts'))
  const [source, target] = await Promise.all([ownDatabase('pglite'), ownDatabase('pglite')])
  await migrateDatabase(source, { upTo: older })
  await source.pool.query(`insert into log
    (id, act_id, created_at, action, subject_kind, subject_id, before)
    select gen_random_uuid(), '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a21', now(), 'x', 'testimonial', n, '{"b": 1, "a": 2}'
    from generate_series(1, 2) as n`)
  const { path } = await backedUp(source)
  expect((await readBackup(path, undefined)).head.schema).toEqual(older)
  await restored(target, path)
  await migrateDatabase(source)
  expect(await allRows(target)).toEqual(await allRows(source))
  const { rows } = await target.pool.query('select act_rows from log order by act_rows')
  expect(rows).toEqual([{ act_rows: 2 }, { act_rows: null }])
})

test(
  'a backup contains the site’s secret; an encrypted one cannot be read without its passphrase',
  patient,
  async () => {
    const source = await ownDatabase('pglite')
    await migrateDatabase(source)
    await source.pool.query(
      "insert into suppressions (address_hash, created_at) values ('told by this', now())",
    )
    const passphrase = 'seventeen wet umbrellas'
    const { path, rows, bytes } = await backedUp(source, passphrase)
    const { head, secret, contents } = await readBackup(path, passphrase)
    expect(head).toMatchObject({ madeAt: madeAt.toISOString(), schema: knownVersions().at(-1) })
    expect(secret).toBe(backupSecret)
    expect(rows).toBe(1)
    expect(contents.tables).toContainEqual({
      name: 'suppressions',
      rows: 1,
      sum: expect.stringMatching(/^\d+$/),
    })
    expect(statSync(path)).toMatchObject({ size: bytes, mode: 0o100600 })
    expect(readFileSync(path).includes('suppressions')).toBe(false)

    await expect(readBackup(path, undefined)).rejects.toThrow(
      'This backup is encrypted. Set BACKUP_PASSPHRASE',
    )
    await expect(readBackup(path, 'eighteen wet umbrellas')).rejects.toThrow('This is not the passphrase')
    const target = await ownDatabase('pglite')
    await restored(target, path, passphrase)
    expect(await allRows(target)).toEqual(await allRows(source))
  },
)
