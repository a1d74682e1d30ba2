import { parentPort, workerData } from 'node:worker_threads'
import { openEmbedded } from './embedded.ts'

/** What the process asks of the thread: messages to carry out, or `close`. */
export type ToThread = { id: number; messages: Uint8Array } | 'close'

/** What the thread answers: that it is open, the answers to messages, or that it has closed the database. */
export type FromThread = { id: number; answers: Uint8Array } | 'open' | 'closed'

// The thread that has the embedded database. It carries out one batch of messages after the other; whatever is thrown
// here, by a database that has run out of memory for one, ends the thread, and the process opens another.
const port = parentPort
if (!port) throw new Error('This is the program of a thread.')
const { directory } = workerData as { directory: string }
const database = await openEmbedded(directory)
const tell = (said: FromThread, transferred: ArrayBuffer[] = []) => port.postMessage(said, transferred)

port.on('message', (asked: ToThread) => {
  if (asked === 'close') {
    void database.close().then(() => {
      tell('closed')
      port.close()
    })
    return
  }
  const answers = database.execProtocolRawSync(asked.messages)
  tell({ id: asked.id, answers }, [answers.buffer as ArrayBuffer])
})
tell('open')
