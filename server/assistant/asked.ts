import type { ChatMessage } from '#contracts/chatbot-response'

export interface AssistantRequest {
  message: string
  /** Oldest first, without the greeting. */
  history: readonly ChatMessage[]
  /** Identifies the visitor for rate limits; never stored. */
  clientKey: string
  /** Aborts when the client has disconnected. */
  signal: AbortSignal
}
