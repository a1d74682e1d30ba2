import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ServiceError } from '#server/errors/service-error'
import type { BusyTime } from './busy-times.ts'

/** The arguments of `busyTimes`. */
export interface ReadTask {
  ics: string
  from: Date
  to: Date
  zone: string
  except?: ReadonlySet<string>
}

/** The worker's message. */
export type ReadAnswer = { busy: BusyTime[] } | { fault: string }

const memoryMb = 512

/**
 * Runs `busyTimes` in a worker thread, which is terminated when it takes too long or too much memory: a file of a few
 * lines can cause endless work.
 * @throws ServiceError
 */
export async function busyTimesInWorker(
  task: ReadTask,
  { ending, timeoutMs = 20_000 }: { ending?: AbortSignal; timeoutMs?: number } = {},
): Promise<BusyTime[]> {
  // The worker has the same extension as this module: `.ts` in the sources, `.js` in the bundle.
  const program = new URL(`./busy-times-worker${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const tooMuch = () => reject(new ServiceError('The calendar is too large or repeats its events too often.'))
  const timer = setTimeout(tooMuch, timeoutMs)
  const end = () => reject(new Error('The process ended before the calendar was read.'))
  ending?.addEventListener('abort', end)
  worker.on('message', resolve)
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
  )
  worker.on('exit', () => reject(new Error('The thread ended before the calendar was read.')))
  try {
    const answer = await promise
    if ('fault' in answer) throw new ServiceError(answer.fault)
    return answer.busy
  } finally {
    clearTimeout(timer)
    ending?.removeEventListener('abort', end)
    await worker.terminate()
  }
}
