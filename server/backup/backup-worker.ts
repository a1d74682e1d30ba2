import { parentPort, workerData } from 'node:worker_threads'
import { backUp } from './back-up.ts'
import type { WorkerTask } from './back-up-aside.ts'

const { source, backup } = workerData as WorkerTask
parentPort?.postMessage(await backUp(source, backup), [])
