import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/db/connect'
import { copyEmbedded } from './embedded-copy.ts'
import { type FileTask, type RowProgress, runWorkerTask } from './run-worker-task.ts'

interface MakeOptions {
  database: Database
  databaseUrl: string | undefined
  dataDir: string
  onProgress?: (progress: RowProgress) => void
  signal: AbortSignal
}

/**
 * Writes a backup or an export while the site serves visitors. The embedded database is copied first, because a long
 * read would block its only connection.
 * @returns its size in bytes
 */
export async function makeSiteFile(
  { database, databaseUrl, dataDir, ...options }: MakeOptions,
  file: FileTask,
): Promise<number> {
  if (databaseUrl !== undefined) return runWorkerTask({ source: { databaseUrl }, file }, options)
  const copy = join(dataDir, await copyEmbedded(database, dataDir))
  try {
    return await runWorkerTask({ source: { directory: join(copy, 'db') }, file }, options)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
