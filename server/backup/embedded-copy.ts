import { constants, globSync, rmSync } from 'node:fs'
import { cp, lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { PoolClient } from 'pg'
import type { Database } from '#server/db/connect'
import { codeOf } from '#server/db/failures'
import { BackupFault } from './backup-fault.ts'

const prefix = 'db-copy-'
/** Names the checkpoint from which a database that was not closed reads its write-ahead log. */
const control = join('global', 'pg_control')
const writeAheadLog = 'pg_wal'
const mode = constants.COPYFILE_FICLONE
const attempts = 5

/**
 * Copies the files of an embedded database while it is written to, as PostgreSQL's base backups do: all files after a
 * checkpoint, then the write-ahead log, which is replayed when the copy is opened. The only connection, for which
 * visitors wait, is held for the checkpoint and the log alone. The caller removes the copy.
 * @returns its folder's name within `dataDir`
 * @throws BackupFault when there is a symbolic link among the files
 */
export async function copyEmbedded({ pool }: Pick<Database, 'pool'>, dataDir: string): Promise<string> {
  const folder = await newCopyFolder(dataDir)
  const [from, to] = [join(dataDir, 'db'), join(folder, 'db')]
  try {
    for (let attempt = 1; !(await isCopied(pool, from, to)); attempt += 1) {
      if (attempt === attempts)
        throw new Error('the embedded database was rewritten during each try to copy it')
      await rm(to, { recursive: true, force: true })
    }
    return basename(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Copies the files. False if a checkpoint or a table rewrite ran during it, because the log is then incomplete. */
async function isCopied(pool: Database['pool'], from: string, to: string): Promise<boolean> {
  const readControl = () => readFile(join(from, control))
  const controlBefore = await runExclusively(pool, async (client) => {
    await client.query('checkpoint')
    return readControl()
  })
  const isLater = (path: string) => [control, writeAheadLog].includes(relative(from, path))
  try {
    await cp(from, to, {
      recursive: true,
      mode,
      filter: async (path) => (await refuseLink(path)) && !isLater(path),
    })
  } catch (error) {
    if (error instanceof Error && codeOf(error) === 'ENOENT') return false
    throw error
  }
  return runExclusively(pool, async () => {
    if (!controlBefore.equals(await readControl())) return false
    await cp(join(from, writeAheadLog), join(to, writeAheadLog), {
      recursive: true,
      mode,
      filter: refuseLink,
    })
    await writeFile(join(to, control), controlBefore)
    return true
  })
}

/** Runs `work` on the only connection, so that no other query runs in the database. */
async function runExclusively<Result>(
  pool: Database['pool'],
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/** A copied link would lead out of the copy, and its target would be missing. */
async function refuseLink(path: string): Promise<true> {
  if ((await lstat(path)).isSymbolicLink())
    throw new BackupFault(
      `${path} is a symbolic link, and a backup does not follow links among the database's files. Stop the site, put the files it leads to in its place, and start again. To move a whole site to another disk, move its whole data folder.`,
    )
  return true
}

/** Creates a private folder for a copy of the data. If the process is killed, the site's next start deletes it. */
export async function newCopyFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return mkdtemp(join(dataDir, prefix))
}

/** Deletes the copies of earlier processes. Called when a site starts; a restore drill that runs then fails. */
export function deleteCopies(dataDir: string): void {
  for (const name of globSync(`${prefix}*`, { cwd: dataDir }))
    rmSync(join(dataDir, name), { recursive: true, force: true })
}
