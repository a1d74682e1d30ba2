import { existsSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { knownVersions } from '#server/db/schema-version'
import { temporaryFolder } from '#test/server-process'
import { writeBackupFile } from './backup-file.ts'
import { BackupFault } from './backup-fault.ts'
import { maxTables } from './backup-lines.ts'
import { checksumSeal } from './frame-seal.ts'
import { toFrames } from './frames.ts'
import { readBackup } from './read-backup.ts'

const schema = knownVersions().at(-1) ?? { name: '', at: 0 }
const head = { madeAt: '2026-11-22T03:04:05.006Z', schema }

/** A correctly sealed file with these lines. */
async function craft(lines: AsyncIterable<string>, path = join(temporaryFolder(), 'x.backup')) {
  await writeBackupFile({ path, passphrase: undefined, head, lines })
  return path
}

const readFault = (path: string) =>
  readBackup(path, undefined).then(
    () => 'it was read',
    (error: unknown) => error,
  )

test('refuses a small file that unpacks to one huge row (a decompression bomb)', async () => {
  async function* bomb() {
    yield '"'
    const part = 'x'.repeat(1024 ** 2)
    for (let mb = 0; mb < 200; mb += 1) yield part
    yield '"\n'
  }
  const path = await craft(bomb())
  expect(statSync(path).size).toBeLessThan(500_000)
  expect(String(await readFault(path))).toContain('The backup has a line of more than 32 MB')
})

test('refuses a long line that is not a row without parsing it', async () => {
  const line = JSON.stringify({ secret: 'x'.repeat(1_100_000) })
  expect(await readFault(await craft(Readable.from([`${line}\n`])))).toBeInstanceOf(BackupFault)
})

test('stops reading a backup that has more than the maximum number of tables', async () => {
  let made = 0
  async function* tables() {
    for (; made < maxTables + 2_000; made += 1)
      yield `${JSON.stringify({ table: { name: `t${made}`, columns: [] } })}\n${JSON.stringify({ end: { table: `t${made}`, rows: 0, sum: '0' } })}\n`
  }
  let handedOut = 0
  const path = await craft(tables())
  await expect(readBackup(path, undefined, { onTable: async () => void (handedOut += 1) })).rejects.toThrow(
    'does not hold what it says it holds',
  )
  expect(handedOut).toBe(maxTables + 1)
})

test.for(['{"table":1}', '{}', 'null', '"unfinished', 'no JSON'])(
  'refuses an invalid line with a readable message: %s',
  async (line) => {
    expect(String(await readFault(await craft(Readable.from([`${line}\n`]))))).toContain(
      'The backup does not hold what it says it holds',
    )
  },
)

test('reports a backup as damaged when its content is not compressed', async () => {
  const fileHead = Buffer.from(
    `${JSON.stringify({ is: 'backup of a site', format: 1, ...head, key: null })}\n`,
  )
  const frames: Buffer[] = []
  for await (const frame of toFrames(Readable.from([Buffer.from('plain text')]), checksumSeal(fileHead)))
    frames.push(frame)
  const path = join(temporaryFolder(), 'x.backup')
  writeFileSync(path, Buffer.concat([fileHead, ...frames]))
  expect(String(await readFault(path))).toContain('The backup is damaged')
})

test('replaces a symbolic link at the backup’s path instead of writing through it', async () => {
  const folder = temporaryFolder()
  const [path, elsewhere] = [join(folder, 'x.backup'), join(temporaryFolder(), 'precious')]
  writeFileSync(elsewhere, 'precious')
  symlinkSync(elsewhere, `${path}.unfinished`)
  symlinkSync(elsewhere, path)
  await craft(Readable.from(['{}\n']), path)
  expect(readFileSync(elsewhere, 'utf8')).toBe('precious')
  expect(lstatSync(path).isFile()).toBe(true)
  expect(existsSync(`${path}.unfinished`)).toBe(false)
})

test('a backup has mode 0600, even if a file with other permissions was there before', async () => {
  const path = join(temporaryFolder(), 'x.backup')
  writeFileSync(`${path}.unfinished`, 'left by somebody', { mode: 0o666 })
  await craft(Readable.from(['{}\n']), path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
