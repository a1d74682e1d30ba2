import type { ChatMessage } from '#contracts/chatbot-response'

export interface Asked {
  message: string
  /** Oldest first, without the greeting. */
  history: readonly ChatMessage[]
  /** Who asks, for limits; never stored. */
  clientKey: string
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}
