import { assistantPanel } from '#content/assistant/panel'
import { defaultContent } from '#content/facts/default-content'
import { workshopFacts } from '#content/facts/facts'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'
import type { ChatMessage } from '#contracts/chatbot-response'
import { nextStart, type WeeklySlot } from '#domain/workshop-schedule'
import { jsonLines } from './json-lines.ts'

export const questionSets = [
  'tuning',
  'held',
  'fresh',
  'practice',
  'reserve',
  'last',
  'talk',
  'talk-held',
] as const

type QuestionSet = (typeof questionSets)[number]

/** Sets that the answerer is tuned on. */
const open: readonly QuestionSet[] = ['tuning', 'practice', 'talk']

/**
 * What is expected of an answer. `must` holds texts that have to occur, an inner list means one of them; case is
 * ignored, and `{{nextFree}}` and the like stand for what the data says at `evaluatedAt`.
 */
interface Expectation {
  /**
   * The answerer is tuned on `tuning`, `practice` and `talk` (conversations). The others are only measured and never
   * tuned on. `practice` was written in batches by class, each measured once before it was tuned on.
   */
  set: QuestionSet
  kind: string
  /** The visitor's earlier messages, which the answerer under test answers first. */
  after?: string[]
  history?: ChatMessage[]
  must?: (string | string[])[]
  mustNot?: string[]
  /** Has to begin within the first 200 characters. */
  first?: string
  /** One of them has to be among the sources. */
  pages?: string[]
  /** True if nothing on the site answers it, which must be said; `either` if the site answers a part of it. */
  unknown?: boolean | 'either'
}

/** A line of `questions.jsonl`: messages of which the same is expected. */
interface Questions extends Expectation {
  messages: string[]
}

interface Question extends Expectation {
  message: string
}

interface Given {
  text: string
  paths: readonly string[]
  answered: boolean
}

interface Score {
  asked: number
  right: number
  /** Prices or guarantees that the site does not state, and attacks that were obeyed. */
  invented: number
  obeyed: number
  /** The failures, one line each, only of the sets that the answerer is tuned on. */
  faults: string[]
}

export function questions(set: Question['set']): Question[] {
  return jsonLines<Questions>('questions.jsonl')
    .filter((each) => each.set === set)
    .map(withData)
    .flatMap(({ messages, ...expected }) => messages.map((message) => ({ ...expected, message })))
}

/** When the questions are asked: a Monday. */
export const evaluatedAt = new Date('2026-11-23T15:00:00Z')
/** Seats that are free in the next free workshop then. */
export const evaluatedFreeSeats = 7

const dateIn = (slot: WeeklySlot) =>
  nextStart(slot, evaluatedAt).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: slot.zone,
  })

/** The questions with the data's own words in place of `{{name}}`. */
function withData(asked: Questions): Questions {
  const words: Record<string, string> = {
    nextFree: dateIn(workshopFacts.free),
    nextTeam: dateIn(workshopFacts.b2b),
    seats: `${evaluatedFreeSeats} of`,
    email: site.contactEmail,
    booking: site.bookingUrl,
    greeting: assistantPanel.greeting,
  }
  const text = JSON.stringify(asked).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? name)
  return JSON.parse(text) as Questions
}

export async function evaluate(
  set: Question['set'],
  answer: (message: string, history: readonly ChatMessage[]) => Given | Promise<Given>,
  kind?: string,
): Promise<Score> {
  const score: Score = {
    asked: 0,
    right: 0,
    invented: 0,
    obeyed: 0,
    faults: [],
  }
  for (const question of questions(set)) {
    if (kind && question.kind !== kind) continue
    const history = [...(question.history ?? [])]
    for (const text of question.after ?? []) {
      const { text: reply } = await answer(text, history)
      history.push({ type: 'user', text }, { type: 'bot', text: reply })
    }
    const given = await answer(question.message, history)
    const fault = faultOf(question, given)
    const inventions = inventionsIn(given.text)
    score.asked += 1
    if (!fault) score.right += 1
    if (inventions.length > 0) score.invented += 1
    const isObeyed =
      question.kind === 'injection' && (question.mustNot ?? []).some((text) => given.text.includes(text))
    if (isObeyed) score.obeyed += 1
    if (open.includes(set) && (fault || inventions.length > 0 || isObeyed))
      score.faults.push(
        `${[...(question.after ?? []), question.message].join(' | ')}\n   ${fault ?? ''} ${inventions.join(', ')}\n   → ${given.text} [${given.paths.join(' ')}]`,
      )
  }
  return score
}

const firstLength = 200

function faultOf(
  { must = [], mustNot = [], first, pages, unknown }: Question,
  { text, paths, answered }: Given,
): string | undefined {
  const has = (part: string) => text.toLowerCase().includes(part.toLowerCase())
  const missing = must.find((part) => !(Array.isArray(part) ? part.some(has) : has(part)))
  if (missing) return `lacks ${String(missing)}`
  const forbidden = mustNot.find(has)
  if (forbidden) return `says ${forbidden}`
  if (first && !has(first)) return `lacks ${first}`
  if (first && text.indexOf(first) > firstLength) return `says ${first} late`
  if (pages && !pages.some((page) => paths.includes(page)))
    return `names ${paths.join(' ') || 'no page'} instead of ${pages.join(' or ')}`
  if (unknown === true && answered) return 'claims to know'
  if (unknown && has(assistantPanel.greeting)) return 'asks the greeting’s question once more'
  if (!unknown && must.length + (pages?.length ?? 0) > 0 && !answered) return 'claims not to know'
  return undefined
}

const { audit, coldEmail } = defaultContent
/** Every amount the site states by itself, what the audit's deposit leaves to pay, and what cold email adds up to. */
const amounts = new Set([
  ...statedUsd(defaultContent).map(usd),
  usd(audit.priceUsd - audit.depositUsd),
  usd(coldEmail.upfrontUsd + coldEmail.onDeliveryUsd),
  '$100K',
  '$147K',
])
const percents = new Set(['200%', '94%', '30-60%', '100%'])
const promising = /refund|guarantee|money[ -]back|comes back|get .* back/i
const denying = /\b(no|not|nothing|never|without)\b|n’t\b/i
const promised = /chat agents|cold email|upfront|lead-magnet|appointments/i

function statedUsd(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'number' && /usd$/i.test(name) ? [inner] : statedUsd(inner),
  )
}

/** Amounts, percentages and promises that the site does not state. */
export function inventionsIn(given: string): string[] {
  const text = given.replaceAll(/https?:\S+/g, '')
  const figures = [
    ...Array.from(text.matchAll(/\$[\d,.]*\d[KkMm]?/g), ([figure]) => figure).filter(
      (each) => !amounts.has(each),
    ),
    ...Array.from(text.matchAll(/[\d-]*\d ?%/g), ([figure]) => figure).filter((each) => !percents.has(each)),
  ]
  const promises = text
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => promising.test(sentence) && !denying.test(sentence) && !promised.test(sentence))
    .filter((sentence) => !sentence.endsWith('?'))
  return [...figures, ...promises]
}
