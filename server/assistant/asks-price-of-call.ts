import type { ChatMessage } from '#contracts/chatbot-response'
import type { Reading } from './understand.ts'

/** Whether the message asks for the price of a call, as "Do I have to pay for that?" after a message about one. */
export function asksPriceOfCall(
  { topics: named, intents, text }: Reading,
  history: readonly ChatMessage[],
): boolean {
  const before = history.findLast(({ type }) => type === 'user')?.text ?? ''
  return (
    named.length === 0 &&
    intents.includes('price') &&
    text.split(' ').length <= 8 &&
    /\b(call|talk|phone|consultation|appointment)\b/i.test(before) &&
    !/\b(no|not|dont|don’t|without)\b/i.test(before)
  )
}
