import { isStopWord, stemOf, wordsOf } from './words.ts'

const stopWordWeight = 0.35
const pairWeight = 0.5

/** The stems of a text and its pairs of adjacent stems, which distinguish "how long" from "how many". */
function termsOf(text: string): Set<string> {
  const stems = wordsOf(text).map(stemOf)
  return new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])
}

interface Match<T> {
  readonly entry: T
  /** From 0 for no shared term to 1 for equal terms. */
  readonly score: number
}

/** Compares texts by cosine similarity of their terms, weighted by rarity (IDF). */
export function createTextIndex<T>(entries: readonly T[], textOf: (entry: T) => string) {
  const indexed = entries.map((entry) => ({ entry, terms: termsOf(textOf(entry)) }))
  const counts = new Map<string, number>()
  for (const { terms } of indexed) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const weigh = (term: string) => {
    const rarity = Math.log(1 + indexed.length / (counts.get(term) ?? 0.5))
    return rarity * (term.includes(' ') ? pairWeight : isStopWord(term) ? stopWordWeight : 1)
  }
  const normOf = (terms: ReadonlySet<string>) =>
    Math.sqrt(Array.from(terms).reduce((sum, term) => sum + weigh(term) ** 2, 0))
  const weighed = indexed.map((each) => ({ ...each, norm: normOf(each.terms) }))

  /** All entries that share a term with the text, in their order. */
  return (text: string): Match<T>[] => {
    const terms = termsOf(text)
    const norm = normOf(terms)
    return weighed.flatMap(({ entry, terms: own, norm: ownNorm }) => {
      let shared = 0
      for (const term of own) if (terms.has(term)) shared += weigh(term) ** 2
      return shared > 0 ? [{ entry, score: shared / (norm * ownNorm) }] : []
    })
  }
}
