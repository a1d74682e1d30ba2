import { sendOutbox } from './outbox.ts'

/** Another part of the page, or another tab, may have changed what is due. */
const pollIntervalMs = 5_000

let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends the outbox until it is empty: when an item is due, and when the browser comes online. */
export function retryUntilSent(): void {
  if (isSending) return
  isSending = true
  window.addEventListener('online', sendAll)
  void send(true)
}

const sendAll = () => void send(false)

async function send(dueOnly: boolean): Promise<void> {
  clearTimeout(timer)
  const waitMs = await sendOutbox({ dueOnly })
  clearTimeout(timer)
  if (waitMs !== null) {
    timer = setTimeout(() => void send(true), Math.min(waitMs, pollIntervalMs))
    return
  }
  isSending = false
  window.removeEventListener('online', sendAll)
}
