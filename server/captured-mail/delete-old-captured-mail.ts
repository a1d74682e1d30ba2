import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const batchSize = 200
const dayMs = 24 * 3_600_000

/**
 * Removes mails that were kept as files longer than that, and what a killed process left half written; some at a time.
 * Returns how many.
 */
export async function deleteOldCapturedMail(captureDir: string, days: number): Promise<number> {
  const before = Date.now() - days * dayMs
  const due: string[] = []
  for await (const { name } of await entriesOf(captureDir)) {
    const path = join(captureDir, name)
    if (!/\.(eml|tmp)$/.test(name) || (await lastChangeMs(path)) >= before) continue
    due.push(path)
    if (due.length === batchSize) break
  }
  for (const path of due) await rm(path, { force: true })
  return due.length
}

/** None while no mail was ever kept. */
async function entriesOf(folder: string) {
  try {
    return await opendir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Of a file that is gone in the meantime: now. */
async function lastChangeMs(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )
}
