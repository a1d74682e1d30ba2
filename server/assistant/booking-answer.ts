import { bookingPhrases, bookingWords } from '#content/assistant-booking'
import type { AssistantTopic } from '#content/assistant-topic'
import { type Draft, said } from './answer.ts'
import { phrasePattern } from './phrase-pattern.ts'
import type { Reading } from './understand.ts'

const times = phrasePattern(bookingPhrases.times)
const acts = phrasePattern(bookingPhrases.acts)
const things = phrasePattern(bookingPhrases.things)
const meetings = phrasePattern(bookingPhrases.meetings)
const moves = phrasePattern(bookingPhrases.moves)
const ours = phrasePattern(bookingPhrases.ours)
const callMe = phrasePattern(bookingPhrases.callMe)

/** What is booked on the calendar, by the offer that is spoken of; everything else has a form or a first call. */
const wordsByTopic: Readonly<Record<string, keyof typeof bookingWords>> = {
  audit: 'audit',
  'chat-agents': 'demo',
  'internal-ops': 'consultation',
}
const offCalendar = (topic: AssistantTopic) =>
  topic.id.endsWith('workshop') || ['youth', 'podcast', 'newsletter', 'scorecard'].includes(topic.id)

/** What was, or what might be, is no wish for a time. */
const past =
  /\b(who (do|should|can|would|will) (i|we) (call|phone|ring)|(when|that|if|because) (i|we|it)|yesterday|last (week|month|friday|monday)|booked|missed|did|was|were|had|miss|lose|losing)\b/
const costs = /\b(costs?|price|pay|fee|how much|charge|refund|guarantee)\b/
const wouldBe = /\b(what if|can i cancel anytime|contract|program|plan|subscription)\b/

const isDayAlone = (topics: readonly AssistantTopic[], text: string) =>
  topics.every(({ id }) => id.endsWith('workshop')) &&
  !/\b(workshop|session|class|webinar|training|seat|spot|free|readiness|register|room|full|left)\w*\b/.test(
    text,
  )

/** For a message that names a time for a call, wants one moved, or leaves a number to be called on. */
export function bookingReply({ text, topics }: Reading): Draft | undefined {
  if (moves.test(text) && ours.test(text) && !wouldBe.test(text)) return said(bookingWords.move, ['/terms'])
  // A day alone is no workshop: "Friday at 9 works for me".
  if (topics.some(offCalendar) && !isDayAlone(topics, text)) return undefined
  const [topic] = topics.filter((each) => !offCalendar(each))
  const path = topic?.path ?? '/ai-audit-b2b'
  if (callMe.test(text)) return said(bookingWords.callMe, [path])
  if (!times.test(text) || past.test(text) || costs.test(text)) return undefined
  if (!meetings.test(text) && !(acts.test(text) && things.test(text))) return undefined
  return said(bookingWords[wordsByTopic[topic?.id ?? ''] ?? 'book'], [path], topic ? [topic] : [])
}
