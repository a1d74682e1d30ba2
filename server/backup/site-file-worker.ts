import { parentPort, workerData } from 'node:worker_threads'
import { drillBackup } from './drill-backup.ts'
import { withSource } from './open-source.ts'
import { writeBackup } from './write-backup.ts'
import { writeExport } from './write-export.ts'
import type { RowProgress, WorkerMessage, WorkerTask } from './run-worker-task.ts'

const task = workerData as WorkerTask

const send = (message: WorkerMessage) => parentPort?.postMessage(message, [])

const progressEveryMs = 500
let saidAtMs = -Infinity
function onProgress(progress: RowProgress): void {
  if (performance.now() - saidAtMs < progressEveryMs) return
  saidAtMs = performance.now()
  send({ progress })
}

async function work(): Promise<number> {
  if ('drill' in task) return drillBackup(task.drill)
  const { source, file } = task
  return withSource(source, async (client) =>
    'backup' in file
      ? (await writeBackup(client, { ...file.backup, onProgress })).bytes
      : writeExport(client, { ...file.export, onProgress }),
  )
}

send({ result: await work() })
