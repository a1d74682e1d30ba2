import { constants, globSync, rmSync } from 'node:fs'
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '#server/db/connect'
import { BackupFault } from './backup-fault.ts'

const prefix = 'db-copy-'

/**
 * Copies the files of a running embedded database while nothing is running in it. It has one connection, so a backup
 * through it would block visitors the whole time; they only wait for the copy, which file systems with shared blocks
 * make at once. The caller removes it.
 * @returns its folder's name within `dataDir`
 * @throws BackupFault when there is a symbolic link among the files
 */
export async function copyEmbedded({ pool }: Pick<Database, 'pool'>, dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(dataDir, prefix))
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await cp(join(dataDir, 'db'), join(folder, 'db'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: refuseLink,
    })
    return basename(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  } finally {
    client.release()
  }
}

/** A copied link would lead out of the copy, and its target would be missing. */
async function refuseLink(path: string): Promise<true> {
  if ((await lstat(path)).isSymbolicLink())
    throw new BackupFault(
      `${path} is a symbolic link, and a backup does not follow links among the database's files. Stop the site, put the files it leads to in its place, and start again. To move a whole site to another disk, move its DATA_DIR.`,
    )
  return true
}

/** Deletes the copies of earlier processes. Called as a site starts, when nobody else uses its folder. */
export function deleteCopies(dataDir: string): void {
  for (const name of globSync(`${prefix}*`, { cwd: dataDir }))
    rmSync(join(dataDir, name), { recursive: true, force: true })
}
