import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SiteSource } from './open-source.ts'
import type { NewBackup } from './write-backup.ts'
import type { NewExport } from './write-export.ts'

export interface RowProgress {
  readonly done: number
  readonly total: number
}

/** What the thread is to write. */
export interface WorkerTask {
  readonly source: SiteSource
  readonly file: { readonly backup: NewBackup } | { readonly export: NewExport }
}

/** What the thread reports. */
export type WorkerMessage = { readonly progress: RowProgress } | { readonly bytes: number }

interface AsideOptions {
  onProgress?: (progress: RowProgress) => void
  /** Aborts it. */
  signal: AbortSignal
}

/**
 * Writes a backup or an export in a worker thread, because compressing a large one, or opening an embedded database,
 * would block visitors.
 * @returns its size in bytes
 */
export async function writeSiteFileAside(
  task: WorkerTask,
  { onProgress, signal }: AsideOptions,
): Promise<number> {
  signal.throwIfAborted()
  // Beside this module, as a source or in the bundle.
  const program = new URL(`./site-file-worker${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(program, { workerData: task })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const end = () => {
    reject(new Error('The process ended before the file was whole.'))
    void worker.terminate()
  }
  signal.addEventListener('abort', end)
  worker.on('message', (message: WorkerMessage) => {
    if ('bytes' in message) resolve(message.bytes)
    else onProgress?.(message.progress)
  })
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The work ended before the file was whole.')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', end)
  }
}
