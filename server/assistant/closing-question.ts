import { assistantPanel } from '#content/assistant-panel'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Draft, withLinkLast } from './answer.ts'

/**
 * The reply with its question back, wherever it stands. A conversation is asked each question once, and the greeting's
 * has been asked before it began.
 */
export function withClosingQuestion({ text, asks }: Draft, history: readonly ChatMessage[]): string {
  const whole = withLinkLast(asks ? `${text} ${asks}`.replace('\n ', '\n') : text)
  const [closing] = /(?<![^.?!:\n])[^.?!:\n]+\?\s*$/.exec(whole) ?? []
  const question = closing?.trim()
  const wasAsked =
    question !== undefined &&
    [assistantPanel.greeting, ...history.filter(({ type }) => type === 'bot').map((each) => each.text)].some(
      (earlier) => earlier.includes(question),
    )
  return (wasAsked ? whole.slice(0, -(closing?.length ?? 0)) : whole).trimEnd()
}
