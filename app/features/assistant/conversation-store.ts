import { callFunction } from '#app/lib/call-function'
import { storedValue } from '#app/lib/stored-value'
import { assistantPanel } from '#content/assistant/panel'
import { chatbotResponse } from '#contracts/chatbot-response'
import { conversation, historyOf, type Message } from './message.ts'

interface ConversationState {
  /** Without the greeting. */
  readonly messages: readonly Message[]
  readonly isLoading: boolean
}

const stored = storedValue('assistant-conversation', conversation, 'session')
export const emptyConversation: ConversationState = { messages: [], isLoading: false }

let state: ConversationState | undefined
let call: AbortController | undefined
const listeners = new Set<() => void>()

/** The conversation of this visit: it outlives the panel, so that an answer can arrive on another page. */
export function conversationState(): ConversationState {
  state ??= { messages: stored.read() ?? [], isLoading: false }
  return state
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ConversationState): void {
  state = next
  stored.write([...next.messages])
  for (const listener of listeners) listener()
}

/** Asks the assistant, and appends its answer, or a fixed message if the call fails (behavior 5.2, 5.4). */
export async function ask(text: string): Promise<void> {
  const { messages, isLoading } = conversationState()
  const userMessage = text.trim()
  if (userMessage === '' || isLoading) return
  const withQuestion: Message[] = [...messages, { type: 'user', text: userMessage }]
  call = new AbortController()
  const { signal } = call
  change({ messages: withQuestion, isLoading: true })
  const answer = await answerTo(userMessage, messages, signal)
  // After an abort the question stays unanswered.
  if (!signal.aborted) change({ messages: [...withQuestion, answer], isLoading: false })
}

async function answerTo(
  userMessage: string,
  earlier: readonly Message[],
  signal: AbortSignal,
): Promise<Message> {
  try {
    const input = { userMessage, conversationHistory: historyOf(earlier) }
    const { botResponse, ...more } = await callFunction(chatbotResponse, input, { signal })
    return { type: 'bot', text: botResponse, ...more }
  } catch (error) {
    if (!signal.aborted) console.error('The assistant could not answer', error)
    return { type: 'bot', text: assistantPanel.fallback, isFallback: true }
  }
}

export function stop(): void {
  call?.abort()
  change({ ...conversationState(), isLoading: false })
}

/** Repeats the last question; its failure message is removed. */
export function retry(): void {
  const { messages } = conversationState()
  const at = messages.findLastIndex(({ type }) => type === 'user')
  const last = messages[at]
  if (!last) return
  change({ messages: messages.slice(0, at), isLoading: false })
  void ask(last.text)
}

/** Adopts a conversation held without script; only once, even if a reload posts it again. */
export function adopt(posted: readonly Message[]): void {
  const { messages } = conversationState()
  if (JSON.stringify(messages.slice(-posted.length)) === JSON.stringify(posted)) return
  change({ messages: [...messages, ...posted], isLoading: false })
}
