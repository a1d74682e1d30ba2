import type { Passage } from './passages.ts'
import { intentsIn } from './understand.ts'
import { isLight, stemOf, wordsOf } from './words.ts'

interface Phrase {
  all: Set<string>
  subject: Set<string>
}

function phraseOf(text: string): Phrase {
  const words = wordsOf(text)
  return {
    all: new Set(words.map(stemOf)),
    subject: new Set(words.filter((word) => !isLight(word)).map(stemOf)),
  }
}

const lightWeight = 0.3

/**
 * The passage whose own question is nearly the visitor's: all of its subject is asked for, and little else is. A
 * page's "What does it cost?" counts only where that page is spoken of.
 */
export function findKnownQuestion(passages: readonly Passage[]) {
  const known = passages.flatMap((passage) =>
    passage.question
      ? [{ passage, phrase: phraseOf(passage.question), intents: intentsIn(passage.question) }]
      : [],
  )
  return (text: string, paths: readonly string[]): Passage | undefined => {
    const asked = phraseOf(text)
    const askedIntents = intentsIn(text)
    let best: Passage | undefined
    let bestScore = 0.68
    for (const { passage, phrase, intents } of known) {
      if (!passage.isWhole && !paths.includes(passage.path)) continue
      if (!askedIntents.every((intent) => intents.includes(intent))) continue
      const score = likeness(asked, phrase)
      if (score > bestScore) [best, bestScore] = [passage, score]
    }
    return best
  }
}

function likeness(a: Phrase, b: Phrase): number {
  for (const stem of b.subject) if (!a.subject.has(stem)) return 0
  const weigh = (phrase: Phrase, stem: string) => (phrase.subject.has(stem) ? 1 : lightWeight)
  let shared = 0
  let total = 0
  for (const stem of a.all) {
    const weight = weigh(a, stem)
    total += weight
    if (b.all.has(stem)) shared += weight
  }
  for (const stem of b.all) total += weigh(b, stem)
  return total === 0 ? 0 : (2 * shared) / total
}
