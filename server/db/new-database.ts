import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { newDatabaseFile } from '#server/settings/folders'
import { openEmbedded } from './embedded.ts'

/**
 * Unpacks the prebuilt embedded database into a missing or empty directory, because creating one takes five seconds
 * and twice the memory. Atomic, even if the process dies. Without a build nothing is done, and PGlite creates one
 * when it opens.
 */
export async function unpackNewDatabase(directory: string, file = newDatabaseFile): Promise<void> {
  const isThere = existsSync(directory) && readdirSync(directory).length > 0
  if (isThere || !existsSync(file)) return
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700, recursive: true })
  const lite = await openEmbedded(unfinished, { loadDataDir: new Blob([readFileSync(file)]) })
  await lite.close()
  rmSync(directory, { recursive: true, force: true })
  renameSync(unfinished, directory)
}
