import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuiltInAnswerer } from '#server/assistant/built-in-answer'
import { faultOf } from '#server/assistant/check-answer'
import { cardOf } from '#server/assistant/claims'

/** A line of `sentences.jsonl`: what a model might say to a question, and whether it may be shown. */
interface Sentence {
  /** `turned`: false ones written last, of the site's own words turned round; no rule was changed for them. */
  set: 'tuning' | 'held' | 'turned'
  isFalse: boolean
  kind: string
  question: string
  text: string
}

export interface Judgment {
  /** False sentences, and how many of them would be shown. */
  isFalse: number
  passed: number
  /** Harmless sentences, and how many of them would be held back. */
  harmless: number
  refused: number
  /** Of the check of each answer, in milliseconds of CPU. */
  costsMs: number[]
  /** What went wrong, one line each. Left empty for the held-out set: nobody tunes by it. */
  faults: string[]
}

function sentences(set: Sentence['set']): Sentence[] {
  return readFileSync(join(import.meta.dirname, 'sentences.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sentence)
    .filter((sentence) => sentence.set === set)
}

/** What the check of the model's answers makes of one set of the sentences. */
export function judge(set: Sentence['set']): Judgment {
  const builtIn = createBuiltInAnswerer()
  const judgment: Judgment = { isFalse: 0, passed: 0, harmless: 0, refused: 0, costsMs: [], faults: [] }
  for (const { isFalse, kind, question, text } of sentences(set)) {
    const { topics } = builtIn.answer(question, [])
    const cards = topics.map((topic, id) => ({ id: -id, path: topic.path, text: cardOf(topic) }))
    const ground = { topics, passages: [...cards, ...builtIn.search.find(question, 8)] }
    const started = process.cpuUsage()
    const fault = faultOf(text, ground)
    const { user, system } = process.cpuUsage(started)
    judgment.costsMs.push((user + system) / 1000)
    judgment[isFalse ? 'isFalse' : 'harmless'] += 1
    if (isFalse === (fault !== undefined)) continue
    judgment[isFalse ? 'passed' : 'refused'] += 1
    if (set === 'tuning')
      judgment.faults.push(`${isFalse ? 'PASSED ' : 'REFUSED'} ${kind}: ${text} (${fault ?? ''})`)
  }
  return judgment
}
