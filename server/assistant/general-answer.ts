import { assistantWords } from '#content/assistant'
import type { Draft } from './answer.ts'
import { leftOver } from './left-over.ts'
import { general } from './overview-answers.ts'
import { unknown } from './site-answers.ts'
import type { Intent, Reading } from './understand.ts'

/**
 * What is asked of no offer in particular. Where the answer leaves out a word of the question, it is given as the
 * nearest that is known: a price is no answer to "will my costs fall in winter?"
 */
export function generalAnswer({ text, people }: Reading, asked: readonly Intent[]): Draft | undefined {
  const found = general(asked, people)
  const isChecked = asked.every((intent) => checked.includes(intent) || onlyIf.test(text))
  if (!found || !isChecked) return found
  const isOfStart = asked.every((intent) => intent === 'start')
  if (isOfStart && !asksHowToStart.test(text)) return unknown()
  if (leftOver(text, found.text, []).length === 0) return found
  if (isOfStart) return unknown()
  return { ...found, text: `${assistantWords.partlyUnknown} ${found.text}`, asks: undefined, answered: false }
}

/** Words for a guarantee, for who fits and for one's own effort are too many for what an answer repeats of them. */
const checked: readonly Intent[] = ['price', 'duration', 'schedule', 'start']

/** "Can my partner join?" does not ask for the first step. */
const asksHowToStart =
  /\b(how|where|what|whats|when|lets|ready|want|wanna|like to|id|sign|step|steps|start\w*|begin|going|book|in|enroll?|apply|reserve)\b/

/** "What happens if the internet is down?" is not about money back. */
const onlyIf = /^what (happens )?if (?!(i|we|it|you|nothing|this|that|they)\b)/
