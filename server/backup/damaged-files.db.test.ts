import { randomBytes } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '#server/db/migrate'
import { pictures } from '#server/db/schema/pictures'
import { backedUp, restored } from '#test/backups'
import { testDatabase } from '#test/database'
import { ownDatabase } from '#test/own-database'
import { temporaryFolder } from '#test/server-process'
import { readBackup } from './read-backup.ts'
import { BackupFault } from './backup-fault.ts'

const passphrase = 'seventeen wet umbrellas'
let plain: Buffer
let encrypted: Buffer
beforeAll(async () => {
  const database = await testDatabase()
  // Enough incompressible data for several frames.
  await database.db.insert(pictures).values(
    Array.from({ length: 6 }, (_, hash) => ({
      hash: String(hash),
      bytes: randomBytes(100_000),
      type: 'image/webp',
      width: 1,
      height: 1,
      created_at: new Date(),
    })),
  )
  plain = readFileSync((await backedUp(database)).path)
  encrypted = readFileSync((await backedUp(database, passphrase)).path)
})

function asFile(bytes: Buffer | string): string {
  const path = join(temporaryFolder(), 'x.backup')
  writeFileSync(path, bytes)
  return path
}

const read = (bytes: Buffer | string) => readBackup(asFile(bytes), passphrase)

function frameEnds(file: Buffer, tagBytes: number): number[] {
  const ends = [file.indexOf('\n') + 1]
  for (let at = ends[0] ?? 0; at < file.length; ends.push(at))
    at += 4 + (file.readUInt32BE(at) % 0x8000_0000) + tagBytes
  return ends
}

test.for(['plain', 'encrypted'] as const)('refuses a backup truncated in any frame: %s', async (kind) => {
  const [file, ends] =
    kind === 'plain' ? [plain, frameEnds(plain, 32)] : [encrypted, frameEnds(encrypted, 16)]
  expect(ends.length).toBeGreaterThan(3)
  expect(ends.at(-1)).toBe(file.length)
  const path = asFile(file)
  await expect(readBackup(path, passphrase)).resolves.toBeTruthy()
  const places = [
    ...ends.slice(0, -1).flatMap((end) => [end - 1, end, end + 1, end + 3, end + 5]),
    file.length - 1,
  ]
  for (const length of [...places.toSorted((a, b) => b - a), 1, 0]) {
    truncateSync(path, length)
    await expect(readBackup(path, passphrase), `cut to ${length} bytes`).rejects.toThrow(BackupFault)
  }
})

test.for(['plain', 'encrypted'] as const)('refuses a backup with a byte changed: %s', async (kind) => {
  const file = kind === 'plain' ? plain : encrypted
  const ends = frameEnds(file, kind === 'plain' ? 32 : 16)
  const places = [3, 40, ...ends.flatMap((end) => [end - 1, end, end + 1, end + 4, end + 999])]
  for (const at of places.filter((place) => place < file.length)) {
    const changed = Buffer.from(file)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(read(changed), `byte ${at}`).rejects.toThrow(BackupFault)
  }
})

test('refuses a backup with swapped, missing or extra frames', async () => {
  const [first = 0, second = 0, third = 0] = frameEnds(encrypted, 16)
  const [head, one, two, rest] = [
    encrypted.subarray(0, first),
    encrypted.subarray(first, second),
    encrypted.subarray(second, third),
    encrypted.subarray(third),
  ]
  await expect(read(Buffer.concat([head, two, one, rest]))).rejects.toThrow('The backup is damaged')
  await expect(read(Buffer.concat([head, two, rest]))).rejects.toThrow('The backup is damaged')
  await expect(read(Buffer.concat([encrypted, one]))).rejects.toThrow('The backup is damaged')
  await expect(read(Buffer.concat([encrypted, Buffer.from('\n')]))).rejects.toThrow('The backup is damaged')
  await expect(read(encrypted.subarray(0, third))).rejects.toThrow('The backup is cut off')
})

test('refuses a file that is no backup', async () => {
  const foreign = [
    '',
    '\n',
    'PGDMP\u0001',
    '{"is":"backup of a shop","format":1}\n',
    '{}\n',
    randomBytes(9_000),
  ]
  for (const each of foreign) await expect(read(each)).rejects.toThrow('is no backup of this site')
  await expect(readBackup(temporaryFolder(), undefined)).rejects.toThrow(BackupFault)
  await expect(readBackup('/nowhere/x.backup', undefined)).rejects.toThrow('The backup cannot be read')
})

function withHead(change: (head: { format: number; schema: { name: string; at: number } }) => void): Buffer {
  const end = plain.indexOf('\n')
  const head = JSON.parse(plain.subarray(0, end).toString())
  change(head)
  return Buffer.concat([Buffer.from(JSON.stringify(head)), plain.subarray(end)])
}

test('refuses a backup of a newer program or schema', async () => {
  await expect(read(withHead((head) => (head.format = 2)))).rejects.toThrow(
    'made by a newer version of the program',
  )
  await expect(
    read(withHead((head) => (head.schema = { name: '9999_tomorrow', at: 4_102_444_800_000 }))),
  ).rejects.toThrow('a version of the site that this program does not know (9999_tomorrow)')
})

test('refuses to back up a row that is too long for a restore', async () => {
  const database = await testDatabase()
  await database.db.insert(pictures).values({
    hash: 'huge',
    bytes: Buffer.alloc(17 * 1024 ** 2),
    type: 'image/webp',
    width: 1,
    height: 1,
    created_at: new Date(),
  })
  await expect(backedUp(database)).rejects.toThrow('The table pictures has a row of more than 32 MB')
})

test('refuses to restore into a database with rows, and changes nothing', async () => {
  const path = asFile(plain)
  const full = await ownDatabase('pglite')
  await migrateDatabase(full)
  await full.pool.query("insert into sample_sets values ('there', now())")
  await expect(restored(full, path)).rejects.toThrow(
    'There is a site here already: a table has rows, sample_sets. Restore into an empty DATA_DIR or an empty database; nothing was changed.',
  )
  expect((await full.pool.query('select from pictures')).rowCount).toBe(0)
})

test('refuses to restore into a database with another program’s tables', async () => {
  const ofAnother = await ownDatabase('pglite')
  await ofAnother.pool.query('create table users (id text)')
  await expect(restored(ofAnother, asFile(plain))).rejects.toThrow('There are tables here already.')
  expect((await ofAnother.pool.query("select from pg_namespace where nspname = 'drizzle'")).rowCount).toBe(0)
})
