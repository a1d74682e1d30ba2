import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BackupSource } from './back-up.ts'
import type { NewBackup, WrittenBackup } from './write-backup.ts'

export interface WorkerTask {
  readonly source: BackupSource
  readonly backup: NewBackup
}

/**
 * Backs a database up beside the visitors of this process, in a thread of its own: packing a large one, and an embedded
 * database that is opened for it, would hold them up.
 * @param signal ends it at once
 */
export async function backUpAside(task: WorkerTask, signal: AbortSignal): Promise<WrittenBackup> {
  // Beside this module, as a source or in the bundle.
  const program = new URL(`./backup-worker${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(program, { workerData: task })
  const { promise, resolve, reject } = Promise.withResolvers<WrittenBackup>()
  const end = () => {
    reject(new Error('The process ended before the backup was whole.'))
    void worker.terminate()
  }
  signal.addEventListener('abort', end)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The backup ended before it was whole.')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', end)
  }
}
