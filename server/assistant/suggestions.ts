import { assistantPanel } from '#content/assistant/panel'
import type { AssistantTopic } from '#content/assistant/topic'
import type { Intent } from './understand.ts'

/** Short questions, because the conversation shows what "it" is. */
const nextQuestions = {
  price: 'How much is it?',
  duration: 'How long?',
  guarantee: 'What if it fails?',
  start: 'How do I start?',
} as const

const [, , person] = assistantPanel.openers

/** At most three suggestions: open questions about a single topic and then a person, or the names of several topics. */
export function suggestionsFor(topics: readonly AssistantTopic[], asked: readonly Intent[]): string[] {
  if (topics.length === 0) return [...assistantPanel.openers]
  if (topics.length > 1) return topics.slice(0, 3).map(({ name }) => name)
  const open = (['price', 'duration', 'guarantee', 'start'] as const).filter(
    (intent) => !asked.includes(intent),
  )
  return [...open.slice(0, 2).map((intent) => nextQuestions[intent]), person]
}
