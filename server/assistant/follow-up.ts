import type { AssistantTopic } from '#content/assistant/topic'
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
  const own = read(message, knows)
  const earlier = history.slice(-remembered).toReversed()
  if (earlier.length === 0) return { reading: own, inherited: false }
  const story = asksForAdvice(own) ? storyBefore(earlier, knows) : undefined
  if (story) return { reading: { ...story, asksToAutomate: true }, inherited: true }
  const wanted = own.intents.filter((intent) => intent !== 'what')
  const people = own.people ?? (wanted.includes('fit') ? peopleBefore(earlier, knows) : undefined)
  const reading = { ...own, people }

  if (reading.topics.length === 0) {
    if (reading.asksForPerson || reading.asksForWorkshops || reading.industry)
      return { reading, inherited: false }
    if (wanted.length === 0 && !refersBack(reading.text)) return { reading, inherited: false }
    for (const { text } of usersFirst(earlier)) {
      const { topics, intents } = read(text, knows)
      if (topics.length === 0) continue
      const asksMore = wanted.length === 0 && asksYesOrNo.test(reading.text)
      const all = wanted.length > 0 || asksMore ? reading.intents : intents
      return {
        reading: { ...reading, topics: topics.slice(0, 2), intents: all },
        inherited: !asksMore,
      }
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
export function topicsIn(
  history: readonly ChatMessage[],
  knows: (word: string) => boolean,
): readonly AssistantTopic[] {
  for (const { text } of usersFirst(history.slice(-remembered).toReversed())) {
    const { topics } = read(text, knows)
    if (topics.length > 0) return topics.slice(0, 2)
  }
  return []
}

/** "What would you start with?", of nothing in particular: of the work that was told of before. */
const asksForAdvice = ({ text, topics, industry }: Reading) =>
  topics.length === 0 &&
  industry === undefined &&
  /\b(what|where|which \w+) (would|do|should|could|can|shall) (you|we|i) (\w+ )?(start|begin|do|suggest|recommend|pick|choose|try|need|help)\b|\b(can|could|would) you (help|do something|fix)\b|\bwhat (would|could) (help|fit|work)\b/.test(
    text,
  )

/** The visitor's last message that told of a business. */
const storyBefore = (earlier: readonly ChatMessage[], knows: (word: string) => boolean) =>
  earlier
    .filter(({ type }) => type === 'user')
    .map(({ text }) => read(text, knows))
    .find(({ industry, isOfTheirWork, topics }) => topics.length === 0 && (industry ?? isOfTheirWork))

/** How many people the visitor has said the business has. */
const peopleBefore = (earlier: readonly ChatMessage[], knows: (word: string) => boolean) =>
  earlier
    .filter(({ type }) => type === 'user')
    .map(({ text }) => read(text, knows).people)
    .find((people) => people !== undefined)

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

/** "Is it one on one?" asks something of its own. */
const asksYesOrNo =
  /^((and|so|but|ok|also) )*(is|are|does|do|can|will) (it|that|this|they|you|we|i) (?!(for|too) )\w+/

/** "The audit", to "Which offer are you thinking about?" */
const isOnlyName = ({ topics, text }: Reading) => topics.length === 1 && text.split(' ').length <= 3
