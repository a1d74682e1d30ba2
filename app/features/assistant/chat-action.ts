import type { RouterContextProvider } from 'react-router'
import { callContext } from '#app/lib/call-context'
import { assistantPanel } from '#content/assistant/panel'
import { chatbotResponse } from '#contracts/chatbot-response'
import { conversation, earlierName, historyOf, type Message, questionName } from './message.ts'

/** Answers a question sent without script with the whole conversation; returns undefined for another form's post. */
export async function chatAction(
  data: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<Message[] | undefined> {
  const typed = data.getAll(questionName).filter((value) => typeof value === 'string')
  if (typed.length === 0) return undefined
  const earlier = readEarlier(data.get(earlierName))
  const userMessage = typed.map((text) => text.trim()).findLast(Boolean)
  if (!userMessage) return earlier
  const input = { userMessage, conversationHistory: historyOf(earlier) }
  const response = await context.get(callContext)(chatbotResponse.name, input)
  const output = chatbotResponse.output.safeParse(await response.json())
  const withQuestion: Message[] = [...earlier, { type: 'user', text: userMessage }]
  if (!response.ok || !output.success)
    return [...withQuestion, { type: 'bot', text: assistantPanel.fallback, isFallback: true }]
  const { botResponse, ...more } = output.data
  return [...withQuestion, { type: 'bot', text: botResponse, ...more }]
}

function readEarlier(value: FormDataEntryValue | null): Message[] {
  try {
    const parsed = conversation.safeParse(JSON.parse(typeof value === 'string' ? value : '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
