import { assistantQuestions } from '#content/assistant-questions'
import type { AssistantQuestion } from '#content/assistant-question'
import { told } from '#content/told'
import { isLight, stemOf, wordsOf } from './words.ts'

/** How near a phrasing has to be; what is farther away is something else. */
const nearEnough = 0.4
const lightWeight = 0.35
const pairWeight = 0.5

interface Phrasing {
  readonly question: AssistantQuestion
  readonly terms: ReadonlySet<string>
}

/** A text's words by their stems, and its pairs of neighbors, which keep "how long" apart from "how many". */
function termsOf(text: string): Set<string> {
  const stems = wordsOf(text).map(stemOf)
  return new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])
}

const index = told(() => {
  const phrasings: Phrasing[] = assistantQuestions.flatMap((question) =>
    [...(question.asked ?? []), ...(question.also ?? [])].map((asked) => ({
      question,
      terms: termsOf(asked),
    })),
  )
  const counts = new Map<string, number>()
  for (const { terms } of phrasings) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const weigh = (term: string) => {
    const rarity = Math.log(1 + phrasings.length / (counts.get(term) ?? 0.5))
    return rarity * (term.includes(' ') ? pairWeight : isLight(term) ? lightWeight : 1)
  }
  const lengthOf = (terms: ReadonlySet<string>) =>
    Math.sqrt(Array.from(terms).reduce((sum, term) => sum + weigh(term) ** 2, 0))
  return { weighed: phrasings.map((each) => ({ ...each, length: lengthOf(each.terms) })), weigh, lengthOf }
})

/** The question of which one phrasing is nearest to the message, by the words they share; none that is far. */
export function nearestPhrasing(text: string, least = nearEnough): AssistantQuestion | undefined {
  const terms = termsOf(text)
  const length = index.lengthOf(terms)
  let best: AssistantQuestion | undefined
  let bestScore = least
  for (const { question, terms: own, length: ownLength } of index.weighed) {
    let shared = 0
    for (const term of own) if (terms.has(term)) shared += index.weigh(term) ** 2
    const score = shared / (length * ownLength)
    if (score > bestScore) [best, bestScore] = [question, score]
  }
  return best
}
