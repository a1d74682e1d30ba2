import type { AssistantTopic } from '#content/assistant-topic'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Intent, type Reading, read } from './understand.ts'

/** A long conversation is read from its end; what was said before that is no longer "it". */
const remembered = 8

/**
 * The message with what it leaves out, taken from the conversation: "and how long does it take?" gets its topic,
 * "and for cold email?" its question. What a bot message claims is never taken over, only what it was about.
 */
export function followUpOf(
  message: string,
  history: readonly ChatMessage[],
  knows: (word: string) => boolean,
): { reading: Reading; inherited: boolean } {
  const reading = read(message, knows)
  const earlier = history.slice(-remembered).toReversed()
  if (earlier.length === 0) return { reading, inherited: false }
  const wanted = reading.intents.filter((intent) => intent !== 'what')

  if (reading.topics.length === 0) {
    if (reading.asksForPerson || reading.asksForWorkshops || reading.industry || isLarge(message))
      return { reading, inherited: false }
    const optionOnly = /^((and|what about|how about|ok) )*(the )?(\d+)( month\w*| weeks?)?( 1)?$/.test(
      reading.text,
    )
    if (wanted.length === 0 && !optionOnly && !refersBack(reading.text)) return { reading, inherited: false }
    for (const { text } of usersFirst(earlier)) {
      const { topics, intents } = read(text, knows)
      if (topics.length === 0) continue
      const all = wanted.length > 0 ? reading.intents : intents
      return { reading: { ...reading, topics: topics.slice(0, 2), intents: all }, inherited: true }
    }
    return { reading, inherited: false }
  }
  if (
    wanted.length === 0 &&
    !reading.compares &&
    (/^(and|or|what about|how about|ok|for)\b/.test(reading.text) || isOnlyName(reading))
  ) {
    const intents = lastQuestion(earlier, knows)
    if (intents.length > 0) return { reading: { ...reading, intents }, inherited: true }
  }
  return { reading, inherited: false }
}

/** The topics that the conversation was about last, by the visitor's own words first. */
export function spokenOfIn(
  history: readonly ChatMessage[],
  knows: (word: string) => boolean,
): readonly AssistantTopic[] {
  for (const { text } of usersFirst(history.slice(-remembered).toReversed())) {
    const { topics } = read(text, knows)
    if (topics.length > 0) return topics.slice(0, 2)
  }
  return []
}

/** The visitor's own messages say best what is spoken of; the bot's only when they do not. */
const usersFirst = (earlier: readonly ChatMessage[]) => [
  ...earlier.filter(({ type }) => type === 'user'),
  ...earlier.filter(({ type }) => type === 'bot'),
]

function lastQuestion(earlier: readonly ChatMessage[], knows: (word: string) => boolean): readonly Intent[] {
  const last = earlier.find(({ type }) => type === 'user')
  return last ? read(last.text, knows).intents : []
}

const refersBack = (text: string) =>
  /\b(it|that|this|they|them|those|1|yes|sure|more|what about|how about)\b/.test(text) &&
  text.split(' ').length <= 8

/** "The audit", to "Which offer are you thinking about?" */
const isOnlyName = ({ topics, text }: Reading) => topics.length === 1 && text.split(' ').length <= 3

/** Asked of everything, whatever was spoken of before. */
const isLarge = (message: string) =>
  /\b(all|any of|everything|overall|in general|your (offers|prices|services))\b/i.test(message)
