import { constants, globSync, rmSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '#server/db/connect'

const prefix = 'db-copy-'
const dayMs = 24 * 3_600_000

/**
 * Copies the files of a running embedded database at a moment when nothing is under way in it. It has one connection,
 * so a backup that read through that would hold visitors up for as long as it takes: they wait for the copy alone, which
 * a file system that can share blocks makes at once. Whoever asks removes it.
 * @returns its folder's name within `dataDir`
 */
export async function copyEmbedded({ pool }: Pick<Database, 'pool'>, dataDir: string): Promise<string> {
  forgetOldCopies(dataDir)
  const folder = await mkdtemp(join(dataDir, prefix))
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await cp(join(dataDir, 'db'), join(folder, 'db'), { recursive: true, mode: constants.COPYFILE_FICLONE })
    return basename(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  } finally {
    client.release()
  }
}

/** Those of processes that died: a backup does not take a day. */
function forgetOldCopies(dataDir: string): void {
  for (const name of globSync(`${prefix}*`, { cwd: dataDir })) {
    const folder = join(dataDir, name)
    if (Date.now() - statSync(folder).mtimeMs > dayMs) rmSync(folder, { recursive: true, force: true })
  }
}
