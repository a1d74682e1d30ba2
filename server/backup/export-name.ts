import { globSync, lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const keptMs = 24 * 3_600_000

export const exportsFolder = (dataDir: string) => join(dataDir, 'exports')

export const exportName = (now: Date) =>
  `everything-${now.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')}.zip`

/** Deletes finished and unfinished exports a day after their last write: they contain all data unencrypted. */
export function deleteOldExports(dataDir: string, now: Date): void {
  const folder = exportsFolder(dataDir)
  for (const name of globSync('everything-*.zip{,.unfinished}', { cwd: folder })) {
    const path = join(folder, name)
    if (now.getTime() - lstatSync(path).mtimeMs > keptMs) rmSync(path, { force: true })
  }
}
