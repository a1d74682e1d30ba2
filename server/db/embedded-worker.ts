import { parentPort, workerData } from 'node:worker_threads'
import { openEmbedded } from './embedded.ts'
import { execMessages } from './exec-messages.ts'

/** A request to the thread: messages to execute, or `close`. */
export type ToThread = { id: number; messages: Uint8Array } | 'close'

/** A response of the thread: opened, responses to messages, or closed. */
export type FromThread = { id: number; answers: Uint8Array } | 'open' | 'closed'

// The thread of the embedded database. It executes one batch of messages after the other; an exception, for example
// for lack of memory, ends the thread, and the process starts another.
const port = parentPort
if (!port) throw new Error('This is the program of a thread.')
const { directory } = workerData as { directory: string }
const database = await openEmbedded(directory)
const tell = (said: FromThread, transferred: ArrayBuffer[] = []) => port.postMessage(said, transferred)

async function handle(asked: ToThread): Promise<void> {
  if (asked === 'close') {
    await database.close()
    tell('closed')
    port?.close()
    return
  }
  const answers = await execMessages(database, asked.messages)
  tell({ id: asked.id, answers }, [answers.buffer as ArrayBuffer])
}

port.on('message', (asked: ToThread) => void handle(asked))
tell('open')
