import { sendOutbox } from './outbox.ts'

/** Another part of the page, or another tab, may have changed what is due. */
const lookAgainMs = 5_000

let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what is in the outbox until nothing is: when it is due, and as soon as the browser is online. */
export function keepSending(): void {
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
    timer = setTimeout(() => void send(true), Math.min(waitMs, lookAgainMs))
    return
  }
  isSending = false
  window.removeEventListener('online', sendAll)
}
