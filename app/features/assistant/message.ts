import * as z from 'zod/mini'

/** A message of the conversation as the panel shows it (S0 §3), with what came along with an answer. */
const botMessage = z.object({
  type: z.literal('bot'),
  text: z.string(),
  sources: z.optional(z.array(z.object({ title: z.string(), path: z.string() }))),
  suggestions: z.optional(z.array(z.string())),
  /** It knew. */
  answered: z.optional(z.boolean()),
  /** The specification's sentence for a call that failed. */
  isFallback: z.optional(z.boolean()),
})
const userMessage = z.object({ type: z.literal('user'), text: z.string() })

export const conversation = z.array(z.union([botMessage, userMessage]))
export type BotMessage = z.output<typeof botMessage>
export type Message = z.output<typeof conversation>[number]

/** As much of a long conversation as an answer can depend on. */
const sentMessages = 20

/** The earlier messages as the function takes them, without the greeting, which never is among them (S0 §7). */
export function historyOf(messages: readonly Message[]): { type: 'bot' | 'user'; text: string }[] {
  return messages.slice(-sentMessages).map(({ type, text }) => ({ type, text }))
}

/** The control that holds the question, and the hidden one with what was said before. */
export const questionName = 'userMessage'
export const earlierName = 'earlier'
