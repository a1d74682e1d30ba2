import { assistantWords } from '#content/assistant/assistant'
import type { Draft } from './answer.ts'
import { uncoveredStems } from './uncovered-stems.ts'
import { general } from './overview-answers.ts'
import { unknown } from './site-answers.ts'
import type { Intent, Reading } from './understand.ts'

/**
 * Answers a question that names no offer. If the question has words that the answer does not cover, the answer is
 * introduced as the nearest one known: a price does not answer "will my costs fall in winter?".
 */
export function generalAnswer({ text, people }: Reading, asked: readonly Intent[]): Draft | undefined {
  const found = general(asked, people)
  if (!found || !asked.every((intent) => checked.includes(intent))) return found
  if (uncoveredStems(text, found.text, []).length === 0) return found
  if (asked.every((intent) => intent === 'start')) return unknown()
  return { ...found, text: `${assistantWords.partlyUnknown} ${found.text}`, asks: undefined, answered: false }
}

/** The intents whose answers are checked. The others are worded in too many ways for answers to repeat the words. */
const checked: readonly Intent[] = ['price', 'duration', 'schedule', 'start']
