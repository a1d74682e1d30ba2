import type { AssistantTopic } from '#content/assistant/topic'
import type { AssistantQuestion } from '#content/assistant/question'
import { assistantQuestions } from '#content/assistant/questions'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Draft, composeDraft } from './answer.ts'
import { topics as allTopics } from './passages.ts'
import { type Intent, type Reading, read } from './understand.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const nouns = '1|option|step|week|workshop|agent|program|phase|part|offer|item'
const verbs = 'is|does|do|cost|costs|how|what|when|who|for|and|then|please|instead|again'
const counted = 'first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|latter|former'
const ordinal = new RegExp(
  `\\b(?:the (${counted})(?= (?:${nouns}|${verbs})\\b|$)|(?!last week)(${counted})(?= (?:${nouns})\\b))|^(${counted})$`,
)
const numbered =
  /\b(?:number|no|option|step|week|agent|program|phase|part|item|offer) (\d)\b(?! (?:form|call)\b)/
const bare =
  /^(?:(?:and|ok|okay|or|but|so|1|what|about|how|if|only|its|is|for|with|then|just|we|are|were|a|an|my|our|at|the|do|you|get|got|have|has|make|i|instead|he|she|they|hes|shes|theyre|kid|son|daughter) )*(\d{1,4}|year|half year|full year)(?: (?:people|of us|of them|employees|staff|person|team|company|months?|month 1|years?(?: old)?|year olds?|yo|y o|yr old|appointments|meetings|weeks|1|instead|then|though|only|son|daughter|kid))*$/

/**
 * Resolves a message that refers by a number to the conversation: "the second one", "step 3" or "what about for 20
 * people?". Returns the completed reading, or the answer about that part of a list.
 */
export function pointedAt(
  reading: Reading,
  history: readonly ChatMessage[],
  earlierTopics: readonly AssistantTopic[],
  lastAnswered: AssistantQuestion | undefined,
  knows: (word: string) => boolean,
): Reading | Draft | undefined {
  if (history.length === 0) return undefined
  const at = placeIn(reading.text)
  if (at !== undefined) {
    const parts = partsFor(reading.text, earlierTopics, lastAnswered)
    const part = parts?.parts?.at(at)
    if (parts && part)
      return composeDraft(
        part,
        [parts.path],
        allTopics.filter(({ path }) => path === parts.path),
      )
    const topic = listedIn(history, knows).at(at)
    if (topic && reading.intents.every((intent) => intent === 'what'))
      return composeDraft(`${topic.brief}\n${topic.what}`, [topic.path], [topic])
    return topic && { ...reading, topics: [topic], asksForWorkshops: false, compares: false }
  }
  const [topic] = reading.topics.length > 0 ? reading.topics : earlierTopics
  const found = bare.exec(reading.text)?.[1]
  if (found === undefined || !(topic ?? history.some(({ text }) => read(text, knows).people)))
    return undefined
  const count = found === 'half year' ? 6 : found.endsWith('year') ? 12 : Number(found)
  return { ...reading, topics: topic ? [topic] : [], ...meaningOf(topic, count) }
}

/** The index that the text names, from 0; -1 for the last. */
function placeIn(text: string): number | undefined {
  const word = ordinal.exec(text)?.slice(1).find(Boolean)
  if (word === 'last' || word === 'latter') return -1
  if (word === 'former') return 0
  if (word) return /^\d/.test(word) ? Number(word[0]) - 1 : places.indexOf(word)
  const digit = numbered.exec(text)?.[1]
  return digit ? Number(digit) - 1 : undefined
}

/** The question with the list that the number refers to: the one answered last, or one about the offer. */
function partsFor(
  text: string,
  earlierTopics: readonly AssistantTopic[],
  lastAnswered: AssistantQuestion | undefined,
): AssistantQuestion | undefined {
  if (lastAnswered?.parts) return lastAnswered
  if (earlierTopics.length !== 1 && !/\b(step|week|agent)\b/.test(text)) return undefined
  return assistantQuestions.find(
    ({ parts, path }) => parts && earlierTopics.some((topic) => topic.path === path),
  )
}

/** The offers listed in the last bot message, in its order. */
function listedIn(history: readonly ChatMessage[], knows: (word: string) => boolean): AssistantTopic[] {
  const last = history.findLast(({ type }) => type === 'bot')?.text ?? ''
  const lines = last.split('\n').filter((line) => line.startsWith('- '))
  const listed = lines.length > 1 ? lines.flatMap((line) => read(line, knows).topics.slice(0, 1)) : []
  return listed.length > 1 ? listed : [...read(last, knows).topics]
}

/** The meaning of a bare number, by the topic of the conversation. */
function meaningOf(topic: AssistantTopic | undefined, count: number): Partial<Reading> {
  const as = (intent: Intent, more: Partial<Reading> = {}) => ({ ...more, intents: [intent] })
  if (topic?.id === 'youth') return as('fit', { ages: [count] })
  if (topic?.id === 'coaching') return as('price')
  if (topic?.id === 'cold-email') return as('guarantee')
  return as('fit', { people: count })
}
