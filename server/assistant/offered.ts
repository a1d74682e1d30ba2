import type { AssistantTopic } from '#content/assistant/topic'
import { opportunities } from '#content/results/opportunities'
import { automationPriorities, type AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'
import type { Answer } from './answer.ts'
import type { AssistantRequest } from './asked.ts'
import { followUpOf, topicsIn } from './follow-up.ts'
import { names } from './names.ts'
import { topics } from './passages.ts'
import { nearestPhrasing, veryNear } from './phrasings.ts'
import type { KnowsWord } from './vocabulary.ts'
import { answers, general, type Statement, statementsOf, textOf } from './statements.ts'
import { createTextIndex } from './text-index.ts'
import type { Intent, Reading } from './understand.ts'

/** The statements that a model may choose for one question. Their numbers begin at 1. */
export interface Offered {
  readonly statements: readonly Statement[]
  readonly reading: Reading
  /** The offers that the question is about. */
  readonly named: readonly AssistantTopic[]
  /** The intents of the question. */
  readonly asked: readonly Intent[]
  /** The curated answer to exactly this question, if there is one. */
  readonly known: string | undefined
}

/** Limits the list to about two thousand tokens. */
const maxBytes = 8_000
const maxStatements = 60

/** Selects the statements nearest to a question and its conversation, then others up to the budget. */
export function createOffer(knows: KnowsWord) {
  const ofTopics = new Map(topics.map((topic) => [topic, statementsOf(topic)]))
  const everything = Array.from(ofTopics.values()).flat()
  const bySaid = new Map([...everything, ...answers].map((statement) => [statement.said, statement]))
  const match = createTextIndex([...everything, ...answers], textOf)
  const briefs = everything.filter(({ said, about }) => about[0]?.brief === said)

  return ({ message, history }: Pick<AssistantRequest, 'message' | 'history'>, builtIn: Answer): Offered => {
    const { reading, inherited } = followUpOf(message, history, knows)
    const known = inherited ? undefined : nearestPhrasing(reading.text, veryNear)?.answer
    const currentTopics = reading.topics.length > 0 ? reading.topics : topicsIn(history, knows)
    const wanted = reading.intents.filter((intent) => intent !== 'what')
    const mentionedWords = [...currentTopics.map(({ name }) => name), reading.text].join(' ')
    const ordered = [
      ...(builtIn.answered ? [asStatement(builtIn)] : []),
      ...[nearestPhrasing(reading.text)?.answer ?? ''].flatMap((said) => bySaid.get(said) ?? []),
      ...currentTopics.slice(0, maxNamed).flatMap((topic) => ofTopics.get(topic) ?? []),
      ...general,
      // A question without a topic may be about any offer.
      ...(reading.topics.length === 0
        ? [
            ...worksToAutomate(reading),
            ...everything.filter(({ settles }) => settles.some((intent) => intent === wanted[0])),
          ]
        : []),
      ...match(mentionedWords)
        .toSorted((a, b) => b.score - a.score)
        .map(({ entry }) => entry),
      ...briefs,
      ...answers,
    ]
    return {
      statements: withinBudget(ordered),
      reading,
      named: (isShort(reading) && known === undefined ? currentTopics : topicsByName(reading)).slice(
        0,
        maxNamed,
      ),
      asked: wanted,
      known,
    }
  }
}

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The built-in answer as a statement, so that the model can choose it over the others. */
const asStatement = ({ text }: Answer): Statement => ({
  offer: '',
  question: '',
  said: onOneLine(text),
  path: undefined,
  about: [],
  settles: [],
  kind: 'built-in',
})

const maxNamed = 3
/** The topics mentioned by name, if any: "could a chat agent book appointments?" is not about cold email. */
function topicsByName({ topics: said, text }: Reading): readonly AssistantTopic[] {
  const byName = said.filter((topic) => names(topic, text))
  return byName.length > 0 ? byName : said
}

/** Whether a short message such as "Can I leave anytime?" is about the topic of the conversation. */
const isShort = ({ topics: said, text, industry, area, asksForPerson, asksForWorkshops }: Reading) =>
  said.length === 0 &&
  text.split(' ').length <= 5 &&
  !(industry || area || asksForPerson || asksForWorkshops) &&
  !/\b(all|any|anything|everything|else|other|your|you)\b/.test(text)

function withinBudget(ordered: Iterable<Statement>): Statement[] {
  const within: Statement[] = []
  const texts = new Set<string>()
  let bytes = 0
  for (const statement of ordered) {
    if (texts.has(textOf(statement))) continue
    texts.add(textOf(statement))
    bytes += Buffer.byteLength(textOf(statement))
    if (bytes > maxBytes || within.length === maxStatements) break
    within.push(statement)
  }
  return within
}

/** Statements about the areas that we automate, for the visitor's trade; the trade's first areas come first. */
function worksToAutomate({ industry, firstAreas, area }: Reading): Statement[] {
  const first = area ? [area] : firstAreas
  const rest = automationPriorities.filter((each) => !first.includes(each))
  return [...first, ...rest].map((each) => workToAutomate(each, industry))
}

function workToAutomate(area: AutomationPriority, industry: Industry | undefined): Statement {
  const { name, repaired, inIndustry } = opportunities[area]
  return {
    offer: `${name}:`,
    question: '',
    said: industry ? `${repaired} ${inIndustry[industry]}` : repaired,
    path: '/ai-ready-score',
    about: [],
    settles: [],
  }
}
