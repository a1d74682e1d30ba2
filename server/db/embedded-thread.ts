import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ExecProtocol } from './embedded-stream.ts'
import type { FromThread, ToThread } from './embedded-worker.ts'
import { DatabaseAway } from './failures.ts'

export interface EmbeddedThread {
  exec: ExecProtocol
  /** How often it was started: session state, such as what it listens to, belongs to one start. */
  starts(): number
  close(): Promise<void>
}

interface Running {
  exec: ExecProtocol
  close(): Promise<void>
}

/**
 * Opens the embedded database in `directory` in a worker thread, because its statements cannot be interrupted and a
 * long one would block every page. A thread that dies is restarted by the next batch of messages; running ones fail
 * as if the database were unreachable.
 * @throws Error when it cannot be opened
 */
export async function openEmbeddedThread(directory: string): Promise<EmbeddedThread> {
  let isClosed = false
  let starts = 0
  let running: Promise<Running> | undefined
  function run(): Promise<Running> {
    if (isClosed) return Promise.reject(new DatabaseAway('the embedded database is closed'))
    if (!running) {
      starts += 1
      running = startThread(directory, () => (running = undefined))
    }
    return running
  }
  await run()
  return {
    starts: () => starts,
    exec: async (messages) => (await run()).exec(messages),
    async close() {
      const last = running
      isClosed = true
      await (await last)?.close()
    },
  }
}

async function startThread(directory: string, onEnd: () => void): Promise<Running> {
  // The worker has the same extension as this module: `.ts` in the sources, `.js` in the bundle.
  const program = new URL(`./embedded-worker${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(program, { workerData: { directory } })
  const opened = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const underWay = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let lastId = 0
  let fault: unknown

  worker.on('message', (said: FromThread) => {
    if (said === 'open') opened.resolve()
    else if (said === 'closed') closed.resolve()
    else {
      underWay.get(said.id)?.resolve(said.answers)
      underWay.delete(said.id)
      // Keeps the process alive only while somebody waits for it.
      if (underWay.size === 0) worker.unref()
    }
  })
  worker.on('error', (error) => (fault = error))
  worker.on('exit', () => {
    onEnd()
    const ended = new DatabaseAway('the embedded database has ended', { cause: fault })
    opened.reject(fault ?? ended)
    closed.resolve()
    for (const { reject } of underWay.values()) reject(ended)
    underWay.clear()
  })
  await opened.promise
  worker.unref()

  const ask = (asked: ToThread, handedOver: ArrayBuffer[] = []) => worker.postMessage(asked, handedOver)
  return {
    exec(messages) {
      lastId += 1
      const answer = Promise.withResolvers<Uint8Array>()
      underWay.set(lastId, answer)
      worker.ref()
      // A copy: the driver's own buffer is longer and would be copied as a whole.
      const sent = new Uint8Array(messages)
      ask({ id: lastId, messages: sent }, [sent.buffer])
      return answer.promise
    },
    close() {
      worker.ref()
      ask('close')
      return closed.promise
    },
  }
}
