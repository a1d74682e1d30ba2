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

/** What the thread is to write, or to restore as a test. */
export type WorkerTask =
  | {
      readonly source: SiteSource
      readonly file: { readonly backup: NewBackup } | { readonly export: NewExport }
    }
  | { readonly drill: Drill }
export type FileTask = Extract<WorkerTask, { file: unknown }>['file']

/** What the thread reports: in the end a file's bytes, or the rows that were restored. */
export type WorkerMessage = { readonly progress: RowProgress } | { readonly result: number }

interface AsideOptions {
  onProgress?: (progress: RowProgress) => void
  /** Aborts it. */
  signal: AbortSignal
}

/**
 * Writes a backup or an export, or restores one as a test, in a worker thread, because compressing a large one, or
 * opening an embedded database, would block visitors.
 * @returns its size in bytes, or how many rows were restored
 */
export async function workAside(task: WorkerTask, { onProgress, signal }: AsideOptions): Promise<number> {
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
    if ('result' in message) resolve(message.result)
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
