import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** A message of the chat (behavior 5.1). */
const chatMessage = z.strictObject({
  type: z.enum(['bot', 'user']),
  text: trimmedText(4000),
})
export type ChatMessage = z.output<typeof chatMessage>

export const userMessageMaxLength = 1000
const conversationMaxMessages = 100

/**
 * Answers a chat message (behavior 5.3). `conversationHistory` contains the earlier messages without the greeting,
 * oldest first. Besides `botResponse` (plain text; lines starting with "- " are a list), `sources` are the pages it
 * is based on, `suggestions` up to three next questions, and `answered` is false when it did not know.
 */
export const chatbotResponse = defineContract({
  name: 'chatbot-response',
  input: z.strictObject({
    userMessage: trimmedText(userMessageMaxLength).check(z.minLength(1, 'Please type a question first')),
    conversationHistory: z._default(
      z
        .array(chatMessage)
        .check(
          z.maxLength(
            conversationMaxMessages,
            'This conversation has become too long. Please start a new one',
          ),
        ),
      [],
    ),
  }),
  output: z.object({
    botResponse: z.string(),
    sources: z.optional(z.array(z.object({ title: z.string(), path: z.string() }))),
    suggestions: z.optional(z.array(z.string()).check(z.maxLength(3))),
    answered: z.optional(z.boolean()),
  }),
})
