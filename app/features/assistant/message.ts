import * as z from 'zod/mini'

/** A message of the conversation as shown (behavior 5.1), with the extras of an answer. */
const botMessage = z.object({
  type: z.literal('bot'),
  text: z.string(),
  sources: z.optional(z.array(z.object({ title: z.string(), path: z.string() }))),
  suggestions: z.optional(z.array(z.string())),
  /** The assistant knew the answer. */
  answered: z.optional(z.boolean()),
  /** The fallback for a call that failed (behavior 5.4). */
  isFallback: z.optional(z.boolean()),
})
const userMessage = z.object({ type: z.literal('user'), text: z.string() })

export const conversation = z.array(z.union([botMessage, userMessage]))
export type BotMessage = z.output<typeof botMessage>
export type Message = z.output<typeof conversation>[number]

/** The number of latest messages that are sent with a question. */
const sentMessages = 20

/** The earlier messages as the function takes them, without the greeting (behavior 5.3). */
export function historyOf(messages: readonly Message[]): { type: 'bot' | 'user'; text: string }[] {
  return messages.slice(-sentMessages).map(({ type, text }) => ({ type, text }))
}

/** The names of the question's control and of the hidden one with the earlier messages. */
export const questionName = 'userMessage'
export const earlierName = 'earlier'
