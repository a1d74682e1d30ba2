import { type BookedKind, bookingPhrases, bookingWords } from '#content/assistant/booking'
import type { AssistantTopic } from '#content/assistant/topic'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Draft, composeDraft } from './answer.ts'
import { openTimesText } from './open-calls.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { placeIn, type Sessions } from './sessions.ts'
import type { Reading } from './understand.ts'
import { wordsOf } from './words.ts'

const times = phrasePattern(bookingPhrases.times)
const acts = phrasePattern(bookingPhrases.acts)
const things = phrasePattern(bookingPhrases.things)
const meetings = phrasePattern(bookingPhrases.meetings)
const moves = phrasePattern(bookingPhrases.moves)
const ours = phrasePattern(bookingPhrases.ours)
const callMe = phrasePattern(bookingPhrases.callMe)
const anyTime = phrasePattern(bookingPhrases.anyTime)

/** The kind of call by offer. Other offers have a form or an intro call. */
const wordsByTopic: Readonly<Record<string, BookedKind>> = {
  audit: 'audit',
  'chat-agents': 'demo',
  'internal-ops': 'consultation',
}
const offCalendar = (topic: AssistantTopic) =>
  topic.id.endsWith('workshop') || ['youth', 'podcast', 'newsletter', 'scorecard'].includes(topic.id)

/** Messages about the past or a hypothetical case do not ask for a time. */
const past =
  /\b(who (do|should|can|would|will) (i|we) (call|phone|ring)|(when|that|if|because) (i|we|it)|yesterday|last (week|month|friday|monday)|booked|missed|did|was|were|had|miss|lose|losing)\b/
const isDayAlone = (topics: readonly AssistantTopic[], text: string) =>
  topics.every(({ id }) => id.endsWith('workshop')) &&
  !/\b(workshop|session|class|webinar|training|seat|spot|free|readiness|register|room|full|left)\w*\b/.test(
    text.replaceAll(/\b(you|u|ya|anyone|anybody|somebody|someone) free\b/g, ''),
  )

/** Answers a message that proposes a time for a call, wants to move one, or leaves a number for a callback. */
export function bookingReply(
  { text, topics }: Reading,
  { now, calls }: Sessions,
  history: readonly ChatMessage[],
): Draft | undefined {
  if (moves.test(text) && ours.test(text)) return composeDraft(bookingWords.move, ['/terms'])
  // A day alone does not mean a workshop: "Friday at 9 works for me".
  if (topics.some(offCalendar) && !isDayAlone(topics, text)) return undefined
  const [topic] = topics.filter((each) => !offCalendar(each))
  const path = topic?.path ?? '/ai-audit-b2b'
  if (callMe.test(text)) return composeDraft(bookingWords.callMe, [path])
  if (past.test(text)) return undefined
  const asksForTime = times.test(text) && (meetings.test(text) || (acts.test(text) && things.test(text)))
  if (!asksForTime && !(calls && anyTime.test(text))) return undefined
  const kind = wordsByTopic[topic?.id ?? ''] ?? 'book'
  const answer = calls
    ? openTimesText(calls, { kind, text, zone: zoneIn(text, history), now })
    : bookingWords[kind]
  return composeDraft(answer, [path], topic ? [topic] : [])
}

/** The time zone of the place that the visitor named last. */
function zoneIn(text: string, history: readonly ChatMessage[]): string | undefined {
  const earlier = history.filter(({ type }) => type === 'user').map((each) => wordsOf(each.text).join(' '))
  return [...earlier, text].flatMap((each) => placeIn(each)?.zone ?? []).at(-1)
}
