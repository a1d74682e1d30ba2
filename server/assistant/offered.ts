import { opportunities } from '#content/opportunities'
import { automationPriorities, type AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'
import type { Asked } from './assistant.ts'
import { followUpOf } from './follow-up.ts'
import { findKnownQuestion } from './known-questions.ts'
import { topics } from './passages.ts'
import type { SiteSearch } from './site-search.ts'
import { answers, general, type Statement, statementsOf, textOf } from './statements.ts'
import type { Intent, Reading } from './understand.ts'

/** What a model may say to one question, by its number: the first is 1. */
export interface Offered {
  readonly statements: readonly Statement[]
  readonly reading: Reading
  /** What has to be answered of each offer that the question names. */
  readonly asked: readonly Intent[]
  /** The answer that the site gives to this very question, if it has one. */
  readonly known: string | undefined
}

/** So that the list costs a model two thousand tokens at most. */
const mostBytes = 8_000
const mostStatements = 60
const passagesSearched = 150

/** The statements nearest to a question and the talk before it, and enough of the rest for an answer nobody foresaw. */
export function createOffer(search: SiteSearch) {
  const ofTopics = new Map(topics.map((topic) => [topic, statementsOf(topic)]))
  const everything = Array.from(ofTopics.values()).flat()
  const bySaid = new Map([...everything, ...answers].map((statement) => [statement.said, statement]))
  const knownQuestion = findKnownQuestion(search.passages)
  const briefs = everything.filter(({ said, about }) => about[0]?.brief === said)

  return ({ message, history }: Pick<Asked, 'message' | 'history'>): Offered => {
    const { reading, inherited } = followUpOf(message, history, search.knows)
    const paths = reading.topics.flatMap(({ path, alsoPaths = [] }) => [path, ...alsoPaths])
    const known = inherited ? undefined : knownQuestion(reading.text, paths)?.text
    const wanted = reading.intents.filter((intent) => intent !== 'what')
    const spokenOf = [...reading.topics.map(({ name }) => name), reading.text].join(' ')
    const ordered = [
      ...[known ?? ''].flatMap((said) => bySaid.get(said) ?? []),
      ...reading.topics.slice(0, 3).flatMap((topic) => ofTopics.get(topic) ?? []),
      ...general,
      ...worksToAutomate(reading),
      // Asked of nothing in particular, it may be meant of everything.
      ...(reading.topics.length === 0
        ? everything.filter(({ settles }) => settles.some((intent) => intent === wanted[0]))
        : []),
      ...search.find(spokenOf, passagesSearched).flatMap(({ text }) => bySaid.get(text) ?? []),
      ...briefs,
      ...answers,
    ]
    return {
      statements: withinBudget(new Set(ordered)),
      reading,
      asked: neededOf(wanted, message),
      known,
    }
  }
}

/** Money first, because a wrong idea of it does most harm; "so it is $500?" asks for a price too. */
function neededOf(wanted: readonly Intent[], message: string): readonly Intent[] {
  const [most] = (['guarantee', 'price'] as const).filter((intent) => wanted.includes(intent))
  if (most) return [most]
  return wanted.length === 0 && amount.test(message) ? ['price'] : wanted
}

const amount = /[$€£]\s?\d|\d\s?(?:k|dollars?|bucks|usd|euros?)\b/i

function withinBudget(ordered: Iterable<Statement>): Statement[] {
  const taken: Statement[] = []
  let bytes = 0
  for (const statement of ordered) {
    bytes += Buffer.byteLength(textOf(statement))
    if (bytes > mostBytes || taken.length === mostStatements) break
    taken.push(statement)
  }
  return taken
}

/** What is usually repaired, in the terms of the visitor's trade. */
function worksToAutomate({
  topics: named,
  industry,
  firstAreas,
  area,
  asksToAutomate,
}: Reading): Statement[] {
  if (named.length > 0 || !(industry || area || asksToAutomate)) return []
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
