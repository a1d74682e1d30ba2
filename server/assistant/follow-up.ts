import type { AssistantTopic } from '#content/assistant/topic'
import { concepts } from '#content/assistant/concepts'
import { assistantQuestions } from '#content/assistant/questions'
import type { ChatMessage } from '#contracts/chatbot-response'
import { uncoveredStems } from './uncovered-stems.ts'
import { topics as allTopics } from './passages.ts'
import { type Reading, read } from './understand.ts'
import { wordsOf } from './words.ts'

interface FollowUp {
  reading: Reading
  /** It has its topic or its question from the conversation. */
  inherited: boolean
  /** Topics from earlier in the conversation that the message may be about. */
  before: readonly AssistantTopic[]
}

/** A long conversation is read from its end; what was said before that is no longer "it". */
const remembered = 8

/**
 * The message with what it leaves out, taken from the conversation: "and how long does it take?" gets its topic,
 * "and for cold email?" its question. What a bot message claims is never taken over, only what it was about.
 */
export function followUpOf(
  message: string,
  conversation: readonly ChatMessage[],
  knows: (word: string) => boolean,
): FollowUp {
  const history = conversation.slice(-remembered)
  const own = read(message, knows)
  const earlier = history.filter(({ type }) => type === 'user').map(({ text }) => read(text, knows))
  const story = asksForAdvice(own) ? earlier.findLast(tellsStory) : undefined
  if (story) return { reading: { ...story, asksToAutomate: true }, inherited: true, before: [] }
  const peopleBefore = asksOfSize(own)
    ? earlier.findLast(({ people }) => people !== undefined)?.people
    : undefined
  const reading = { ...own, people: own.people ?? peopleBefore }
  const asksNothing = own.intents.every((intent) => intent === 'what')
  const isElliptic = asksNothing && (elliptic.test(own.text) || isOnlyName(own))
  const last = isElliptic ? lastQuestion(history, knows) : undefined
  if (last?.intents.some((intent) => intent !== 'what') && (own.topics.length > 0 || own.industry)) {
    const same = own.topics.length > 0 ? { ...reading, intents: last.intents } : last
    return { reading: { ...same, people: reading.people ?? last.people }, inherited: true, before: [] }
  }
  const before = isItsOwn(own) ? [] : topicsIn(history, knows).filter((topic) => isCoveredBy(own, topic))
  if (before.length === 0 || (asksNothing && !refersBack(own.text)))
    return { reading, inherited: false, before }
  return { reading: { ...reading, topics: before }, inherited: true, before }
}

/** The topics that the conversation was about last: by the visitor's words, or else by the answer to them. */
export function topicsIn(
  history: readonly ChatMessage[],
  knows: (word: string) => boolean,
): readonly AssistantTopic[] {
  let reply = ''
  for (const { type, text } of history.slice(-remembered).toReversed()) {
    const named = type === 'user' ? read(text, knows).topics : []
    const topics = type === 'user' && named.length === 0 ? offersNamedIn(reply) : named
    if (topics.length > 0) return topics.slice(0, 2)
    reply = type === 'bot' ? text : ''
  }
  return offersNamedIn(reply)
}

/** The one or two offers that an answer is about. */
function offersNamedIn(answer: string): readonly AssistantTopic[] {
  const text = ` ${wordsOf(answer).join(' ')} `
  const found = allTopics.filter(({ name, called }) =>
    [name, ...called].some((each) => text.includes(` ${wordsOf(each).join(' ')} `)),
  )
  return found.length > 2 ? [] : found
}

/** "What would you start with?" without a topic: it is about the work that the visitor described before. */
const asksForAdvice = ({ text, topics, industry, area, people }: Reading) =>
  topics.length === 0 &&
  (industry ?? area ?? people) === undefined &&
  /\b(what|where|which \w+) (?!do (you|i) (\w+ )?do\b)(would|do|should|could|can|shall) (you|we|i) (\w+ )?(start|begin|do|suggest|recommend|pick|choose|try|need|help)\b|\b(can|could|would) you (help|do something|fix)( (me|us|it|that|this))*$|\bwhat (would|could) (help|fit|work)\b/.test(
    text,
  )

const tellsStory = ({ industry, isOfTheirWork, topics }: Reading) =>
  topics.length === 0 && (industry !== undefined || isOfTheirWork)

/** The visitor's last message, with what it took from those before it. */
function lastQuestion(
  history: readonly ChatMessage[],
  knows: (word: string) => boolean,
): Reading | undefined {
  const at = history.findLastIndex(({ type }) => type === 'user')
  return followUpOf(history[at]?.text ?? '', history.slice(0, Math.max(0, at)), knows).reading
}

/** "And for a bakery?", but not "and we run a bakery". */
const elliptic = /^(and|or|ok|for|same)\b(?!.*\b(i|we|im|were|run|own)\b)/

/** Only where the answer depends on it: of an offer for teams of some size, or of the size itself. */
const asksOfSize = ({ topics, text }: Reading) =>
  topics.some(({ id }) => id === 'trusted-partner') ||
  /\b(too (small|big|tiny|large)|(our|my|that) size)\b/.test(text)

const refersBack = (text: string) =>
  /\b(it|they|them|1|yes|sure|more)\b|\b(this|that|these|those)( (is|are|was|does|do|did|will|would|can|could|for|in|too|1)\b|$)/.test(
    text,
  ) && text.split(' ').length <= 8

/** Names a subject, asks about all we do, or wants a person: nothing is left out. */
const isItsOwn = ({ text, topics, industry, asksForPerson, asksForWorkshops }: Reading) =>
  topics.length > 0 ||
  industry !== undefined ||
  asksForPerson ||
  asksForWorkshops ||
  /\b(all|any of|everything|else|other|(which|what|your) (services?|offers?|guarantees?|policy|refund policy|company)|work with (you|us)|hire you)\b/.test(
    text,
  )

/** All words that the site and its visitors use about an offer. */
function wordsAbout(topic: AssistantTopic): string {
  const questions = assistantQuestions.filter(({ path }) => path === topic.path)
  const named = new Set(questions.flatMap(({ when = [] }) => when.flatMap((line) => line.split(' '))))
  return [
    ...Object.values(topic),
    ...questions.flatMap(({ asked = [], also = [] }) => [...asked, ...also]),
    ...Object.entries(concepts).flatMap(([name, phrases]) => (named.has(name) ? phrases : [])),
  ].join(' ')
}

/** False for "Who should I vote for?", which has words that no offer has, whatever the conversation was about before. */
const isCoveredBy = ({ text }: Reading, topic: AssistantTopic) =>
  uncoveredStems(text, wordsAbout(topic), []).length === 0

/** "The audit", to "Which offer are you thinking about?" */
const isOnlyName = ({ topics, text }: Reading) => topics.length === 1 && text.split(' ').length <= 3
