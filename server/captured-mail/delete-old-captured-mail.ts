import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { capturedFiles } from './captured-emails.ts'

const batchSize = 200
const dayMs = 24 * 3_600_000

/**
 * Deletes a batch of captured emails older than this, and of unfinished files of killed processes. Returns how many.
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

/** The most that is stored: a flood of forms must not fill the disk, and the deliveries themselves are rows. */
const most = { files: 2_000, bytes: 50 * 2 ** 20 }

/** Removes the oldest mails beyond that many files or bytes. */
export async function deleteSurplusCapturedMail(captureDir: string, limits = most): Promise<void> {
  let [files, bytes] = [0, 0]
  for (const file of await capturedFiles(captureDir)) {
    files += 1
    bytes += file.bytes
    if (files > limits.files || bytes > limits.bytes) await rm(join(captureDir, file.name), { force: true })
  }
}

/** Empty while no mail was ever captured. */
async function entriesOf(folder: string) {
  try {
    return await opendir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Returns the current time for a file that was deleted in the meantime. */
async function lastChangeMs(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )
}
