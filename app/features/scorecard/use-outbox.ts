import { useEffect } from 'react'
import { sendOutbox } from './outbox.ts'

/** Sends what is left in the outbox while the page is open: when it is due, and as soon as the browser is online. */
export function useOutbox() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true

    async function send(dueOnly: boolean) {
      clearTimeout(timer)
      const waitMs = await sendOutbox({ dueOnly })
      clearTimeout(timer)
      if (isOpen && waitMs !== null) timer = setTimeout(() => void send(true), waitMs)
    }
    const sendNow = () => void send(false)

    void send(true)
    window.addEventListener('online', sendNow)
    return () => {
      isOpen = false
      clearTimeout(timer)
      window.removeEventListener('online', sendNow)
    }
  }, [])
}
