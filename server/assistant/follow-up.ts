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
  /** The topic or the question was taken from the conversation. */
  inherited: boolean
  /** Topics from earlier in the conversation that the message may be about. */
  before: readonly AssistantTopic[]
}

/** The number of latest messages that "it" and the like can refer to. */
const remembered = 8

/**
 * Completes an elliptic message from the conversation: "and how long does it take?" gets its topic, "and for cold
 * email?" its question. From bot messages only topics are taken, never claims.
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

/** The latest topics of the conversation, from the visitor's message or else from the reply to it. */
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

/** The offers that an answer names; none if it names more than two. */
function offersNamedIn(answer: string): readonly AssistantTopic[] {
  const text = ` ${wordsOf(answer).join(' ')} `
  const found = allTopics.filter(({ name, called }) =>
    [name, ...called].some((each) => text.includes(` ${wordsOf(each).join(' ')} `)),
  )
  return found.length > 2 ? [] : found
}

/** Whether the message asks for advice without a topic, such as "What would you start with?". */
const asksForAdvice = ({ text, topics, industry, area, people }: Reading) =>
  topics.length === 0 &&
  (industry ?? area ?? people) === undefined &&
  /\b(what|where|which \w+) (?!do (you|i) (\w+ )?do\b)(would|do|should|could|can|shall) (you|we|i) (\w+ )?(start|begin|do|suggest|recommend|pick|choose|try|need|help)\b|\b(can|could|would) you (help|do something|fix)( (me|us|it|that|this))*$|\bwhat (would|could) (help|fit|work)\b/.test(
    text,
  )

const tellsStory = ({ industry, isOfTheirWork, topics }: Reading) =>
  topics.length === 0 && (industry !== undefined || isOfTheirWork)

/** The reading of the visitor's last message, completed from the messages before it. */
function lastQuestion(
  history: readonly ChatMessage[],
  knows: (word: string) => boolean,
): Reading | undefined {
  const at = history.findLastIndex(({ type }) => type === 'user')
  return followUpOf(history[at]?.text ?? '', history.slice(0, Math.max(0, at)), knows).reading
}

/** Matches "And for a bakery?", but not "and we run a bakery". */
const elliptic = /^(and|or|ok|for|same)\b(?!.*\b(i|we|im|were|run|own)\b)/

/** Whether the answer depends on the number of people: an offer with a minimum size, or a question about size. */
const asksOfSize = ({ topics, text }: Reading) =>
  topics.some(({ id }) => id === 'trusted-partner') ||
  /\b(too (small|big|tiny|large)|(our|my|that) size)\b/.test(text)

const refersBack = (text: string) =>
  /\b(it|they|them|1|yes|sure|more)\b|\b(this|that|these|those)( (is|are|was|does|do|did|will|would|can|could|for|in|too|1)\b|$)/.test(
    text,
  ) && text.split(' ').length <= 8

/** Whether the message is complete: it names a subject, asks about all offers, or asks for a person. */
const isItsOwn = ({ text, topics, industry, asksForPerson, asksForWorkshops }: Reading) =>
  topics.length > 0 ||
  industry !== undefined ||
  asksForPerson ||
  asksForWorkshops ||
  /\b(all|any of|everything|else|other|(which|what|your) (services?|offers?|guarantees?|policy|refund policy|company)|work with (you|us)|hire you)\b/.test(
    text,
  )

/** All text that the site and its visitors use about an offer. */
function wordsAbout(topic: AssistantTopic): string {
  const questions = assistantQuestions.filter(({ path }) => path === topic.path)
  const named = new Set(questions.flatMap(({ when = [] }) => when.flatMap((line) => line.split(' '))))
  return [
    ...Object.values(topic),
    ...questions.flatMap(({ asked = [], also = [] }) => [...asked, ...also]),
    ...Object.entries(concepts).flatMap(([name, phrases]) => (named.has(name) ? phrases : [])),
  ].join(' ')
}

/** Whether the site uses all words of the message about this topic; false for "Who should I vote for?". */
const isCoveredBy = ({ text }: Reading, topic: AssistantTopic) =>
  uncoveredStems(text, wordsAbout(topic), []).length === 0

/** Whether the message is only the name of an offer, as in reply to "Which offer are you thinking about?". */
const isOnlyName = ({ topics, text }: Reading) => topics.length === 1 && text.split(' ').length <= 3
