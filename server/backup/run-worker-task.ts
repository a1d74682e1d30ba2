import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drill } from './drill-backup.ts'
import type { SiteSource } from './open-source.ts'
import type { NewBackup } from './write-backup.ts'
import type { NewExport } from './write-export.ts'

export interface RowProgress {
  readonly done: number
  readonly total: number
}

/** The backup or export to write, or the backup to restore as a test. */
export type WorkerTask =
  | {
      readonly source: SiteSource
      readonly file: { readonly backup: NewBackup } | { readonly export: NewExport }
    }
  | { readonly drill: Drill }
export type FileTask = Extract<WorkerTask, { file: unknown }>['file']

/** The thread's messages: its progress, and at the end the size of the file in bytes or the number of restored rows. */
export type WorkerMessage = { readonly progress: RowProgress } | { readonly result: number }

interface WorkerTaskOptions {
  onProgress?: (progress: RowProgress) => void
  signal: AbortSignal
}

/**
 * Writes a backup or an export, or restores one as a test, in a worker thread, because compressing a large one, or
 * opening an embedded database, would block visitors.
 * @returns its size in bytes, or how many rows were restored
 */
export async function runWorkerTask(
  task: WorkerTask,
  { onProgress, signal }: WorkerTaskOptions,
): Promise<number> {
  signal.throwIfAborted()
  // The worker has the same extension as this module: `.ts` in the sources, `.js` in the bundle.
  const program = new URL(`./site-file-worker${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(program, { workerData: task })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const end = () => {
    reject(new Error('The process ended before the file was complete.'))
    void worker.terminate()
  }
  signal.addEventListener('abort', end)
  worker.on('message', (message: WorkerMessage) => {
    if ('result' in message) resolve(message.result)
    else onProgress?.(message.progress)
  })
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The work ended before the file was complete.')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', end)
  }
}
