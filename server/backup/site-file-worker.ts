import { parentPort, workerData } from 'node:worker_threads'
import { withSource } from './open-source.ts'
import { writeBackup } from './write-backup.ts'
import { writeExport } from './write-export.ts'
import type { RowProgress, WorkerMessage, WorkerTask } from './write-site-file-aside.ts'

const { source, file } = workerData as WorkerTask

const send = (message: WorkerMessage) => parentPort?.postMessage(message, [])

const progressEveryMs = 500
let saidAtMs = -Infinity
function onProgress(progress: RowProgress): void {
  if (performance.now() - saidAtMs < progressEveryMs) return
  saidAtMs = performance.now()
  send({ progress })
}

send({
  bytes: await withSource(source, async (client) =>
    'backup' in file
      ? (await writeBackup(client, { ...file.backup, onProgress })).bytes
      : writeExport(client, { ...file.export, onProgress }),
  ),
})
