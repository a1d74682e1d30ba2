import { assistantQuestions } from '#content/assistant/questions'
import type { AssistantQuestion } from '#content/assistant/question'
import { contentView } from '#content/facts/content-view'
import { createTextIndex } from './text-index.ts'

/** How near a phrasing has to be; what is farther away is something else. */
const nearEnough = 0.4
/** The score from which a phrasing is as good as the visitor's own. */
export const veryNear = 0.8

const index = contentView(() => ({
  match: createTextIndex(
    assistantQuestions.flatMap((question) =>
      [...(question.asked ?? []), ...(question.also ?? [])].map((phrasing) => ({ question, phrasing })),
    ),
    ({ phrasing }) => phrasing,
  ),
}))

/** The question of which one phrasing is nearest to the message, by the words they share; none that is far. */
export function nearestPhrasing(text: string, least = nearEnough): AssistantQuestion | undefined {
  let best: AssistantQuestion | undefined
  let bestScore = least
  for (const { entry, score } of index.match(text))
    if (score > bestScore) [best, bestScore] = [entry.question, score]
  return best
}
