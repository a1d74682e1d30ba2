import { assistantWords } from '#content/assistant/assistant'
import { guaranteeOverview } from '#content/assistant/questions'
import { opportunities } from '#content/results/opportunities'
import type { ChatMessage } from '#contracts/chatbot-response'
import type { AutomationPriority } from '#domain/answers'
import { createBuiltInAnswerer } from '#server/assistant/built-in-answer'
import { choseBuiltIn, type Reply, replyOf } from '#server/assistant/choice'
import { createOffer, type Offered, onOneLine } from '#server/assistant/offered'
import { allPassages, topics } from '#server/assistant/passages'
import { nearestPhrasing, veryNear } from '#server/assistant/phrasings'
import { answers, general, statementsOf, textOf } from '#server/assistant/statements'
import { jsonLines } from './json-lines.ts'

/** A line of `choices.jsonl`: what a model chooses to say to a question, by the names of `saidBy`. */
interface Choice {
  set: 'tuning' | 'held'
  /** Whether its sentences are true, but mislead as an answer to this question. */
  isMisleading: boolean
  kind: string
  question: string
  history?: ChatMessage[]
  say: string[]
}

const builtIn = createBuiltInAnswerer()
const passages = allPassages()
const offer = createOffer(builtIn.knows)
export const offeredFor = (message: string, history: readonly ChatMessage[] = []): Offered =>
  offer({ message, history }, builtIn.answer(message, history))

const site: Record<string, string> = {
  start: assistantWords.start,
  person: assistantWords.person,
  size: assistantWords.sizeGeneral,
  noDiscount: assistantWords.noDiscount,
  unknown: assistantWords.unknown,
  guarantees: guaranteeOverview.answer,
}

/**
 * Returns the site's current text for a name, so that rewording a text does not break the choices. `audit.price` is the
 * text about the audit's price; `site.start` and `area.reporting` are looked up by key; `/ai-audit?build it` is the
 * answer on that page whose question or text contains "build it"; `text:` is followed by the text itself. Any other
 * name is a question: its answer, that of the nearest phrasing, or the built-in answerer's.
 */
function saidBy(name: string): string {
  if (name.startsWith('text:')) return name.slice(5)
  if (name.startsWith('/')) {
    const [path, part = ''] = name.split('?')
    const has = (text: string) => text.toLowerCase().includes(part.toLowerCase())
    const onPage = passages.find(
      (each) => each.question && each.path === path && has(`${each.question} ${each.text}`),
    )
    return found(name, onPage).text
  }
  const [id = '', field = ''] = name.split('.')
  const topic = topics.find((each) => each.id === id)
  if (topic) return found(name, topic[field as 'price'])
  if (id === 'site') return found(name, site[field])
  if (id === 'area') return found(name, opportunities[field as AutomationPriority].repaired)
  const known = passages.find(({ question }) => question === name)?.text
  return known ?? nearestPhrasing(name, veryNear)?.answer ?? onOneLine(builtIn.answer(name, []).text)
}

function found<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`The site says nothing under the name ${name}`)
  return value
}

/** A model's output that chooses these; undefined if one of them was not offered. */
function outputFor(offered: Offered, say: readonly string[]): string | undefined {
  const numbers = say.map((name) => {
    const wanted = saidBy(name)
    const isArea = name.startsWith('area.')
    return (
      offered.statements.findIndex(({ said }) => (isArea ? said.startsWith(wanted) : said === wanted)) + 1
    )
  })
  return numbers.includes(0) ? undefined : JSON.stringify({ say: numbers })
}

const everything = [...topics.flatMap(statementsOf), ...general, ...answers]

const allWith = ({ statements }: Offered) => {
  const texts = new Set(statements.map(textOf))
  return [...statements, ...everything.filter((each) => !texts.has(textOf(each)))]
}

interface Judgment {
  good: number
  /** The good choices that are shown. */
  shown: number
  misleading: number
  passed: number
  /** The failures, one line each. Empty for the held-out set, which must not be tuned on. */
  faults: string[]
}

/** Checks one set of the choices and counts which are shown. */
export function judgeChoices(set: Choice['set']): Judgment {
  const judgment: Judgment = { good: 0, shown: 0, misleading: 0, passed: 0, faults: [] }
  for (const choice of jsonLines<Choice>('choices.jsonl').filter((each) => each.set === set)) {
    const { isMisleading, kind, question, history, say } = choice
    const near = offeredFor(question, history)
    // A misleading choice is tried even if it would not be offered.
    const offered = isMisleading ? { ...near, statements: allWith(near) } : near
    const output = outputFor(offered, say)
    const reply: Reply | { fault: string } =
      output === undefined ? { fault: 'it was not offered' } : replyOf(output, offered)
    const isShown = 'text' in reply || (!isMisleading && reply.fault === choseBuiltIn)
    judgment[isMisleading ? 'misleading' : 'good'] += 1
    if (isShown) judgment[isMisleading ? 'passed' : 'shown'] += 1
    if (isShown === isMisleading && set === 'tuning')
      judgment.faults.push(
        `${kind}: ${question} → ${say.join(', ')} (${'fault' in reply ? reply.fault : reply.text})`,
      )
  }
  return judgment
}
