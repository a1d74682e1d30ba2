import { assistantQuestions } from '#content/assistant/questions'
import type { AssistantQuestion } from '#content/assistant/question'
import { contentView } from '#content/facts/content-view'
import { createTextIndex } from './text-index.ts'

/** The minimum similarity of a phrasing. */
const nearEnough = 0.4
/** The score from which a phrasing counts as the visitor's question. */
export const veryNear = 0.8

const index = contentView(() => ({
  match: createTextIndex(
    assistantQuestions.flatMap((question) =>
      [...(question.asked ?? []), ...(question.also ?? [])].map((phrasing) => ({ question, phrasing })),
    ),
    ({ phrasing }) => phrasing,
  ),
}))

/** The question with the phrasing most similar to the message; undefined if none reaches `least`. */
export function nearestPhrasing(text: string, least = nearEnough): AssistantQuestion | undefined {
  let best: AssistantQuestion | undefined
  let bestScore = least
  for (const { entry, score } of index.match(text))
    if (score > bestScore) [best, bestScore] = [entry.question, score]
  return best
}
