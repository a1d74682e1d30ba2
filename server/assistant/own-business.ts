import type { Draft } from './answer.ts'
import { general } from './overview-answers.ts'
import { situationAnswer, tellsOfWork } from './situation-answer.ts'
import { intentsIn, type Reading } from './understand.ts'

const forThem = /\b(this|it|that|these|any of this)\b.{0,12} for (me|us)\b/i

/** What is said to who tells of a business of their own: whether its size fits, or the offer that does. */
export function ownBusinessReply(message: string, reading: Reading, asksNothing: boolean): Draft | undefined {
  const { people, topics, text, asksToAutomate } = reading
  const asksOfSize = forThem.test(message) || (topics.length === 0 && intentsIn(text).includes('fit'))
  const size = people !== undefined && asksOfSize ? general(['fit'], people) : undefined
  if (size) return size
  return (asksNothing || asksToAutomate) && tellsOfWork(reading) ? situationAnswer(reading) : undefined
}
