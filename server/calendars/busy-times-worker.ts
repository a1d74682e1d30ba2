import { parentPort, workerData } from 'node:worker_threads'
import { ServiceError } from '#server/errors/service-error'
import type { ReadAnswer, ReadTask } from './busy-times-in-worker.ts'
import { busyTimes } from './busy-times.ts'

const { ics, ...options } = workerData as ReadTask

function read(): ReadAnswer {
  try {
    return { busy: busyTimes(ics, options) }
  } catch (error) {
    if (error instanceof ServiceError) return { fault: error.message }
    throw error
  }
}

parentPort?.postMessage(read(), [])
