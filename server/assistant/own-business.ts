import type { Draft } from './answer.ts'
import { general } from './overview-answers.ts'
import { situationAnswer, describesOwnWork, describesSituation } from './situation-answer.ts'
import { intentsIn, type Reading } from './understand.ts'

const forThem = /\b(this|it|that|these|any of this)\b.{0,12} for (me|us)\b/i

/** Replies to a visitor who describes their own business: whether its size fits, or which offer does. */
export function ownBusinessReply(message: string, reading: Reading, asksNothing: boolean): Draft | undefined {
  const { people, topics, text, asksToAutomate } = reading
  const asksOfSize = forThem.test(message) || (topics.length === 0 && intentsIn(text).includes('fit'))
  const size = people !== undefined && asksOfSize ? general(['fit'], people) : undefined
  if (size) return size
  const isTheirs = reading.industry !== undefined || (topics.length === 0 && describesSituation(text))
  if (wantsRemedy.test(text) && isTheirs) return situationAnswer({ ...reading, asksToAutomate: true })
  return (asksNothing || asksToAutomate) && describesOwnWork(reading) ? situationAnswer(reading) : undefined
}

/** Matches questions about the visitor's own work, such as "How do I get more meetings?", but not "how do I book?". */
const wantsRemedy =
  /\bhow (do|can|could|should|would) (i|we) (?=(get|find|win|land|stop|fix|reduce|cut|handle|keep|speed|improve|make|bring|fill|deal|manage|avoid|track) )|\bwhat (can|could|should|would) (i|we|you) (\w+ )?(do|start with|fix first|suggest|recommend)\b|\bwhat (do|have|would) you (guys )?(got|have|do|offer) for (that|this|it)\b/
